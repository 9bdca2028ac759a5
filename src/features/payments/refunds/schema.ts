import { z } from 'zod';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { REFUND_REASONS, REFUND_STATUSES } from '../rules.ts';

export const appointmentFeeInput = z.object({ appointmentId: z.string().min(1).max(100) });

/** The fee of an appointment as staff see it. */
const appointmentFeeSchema = z.object({
  number: z.string().describe('The number of the receipt'),
  amountMinor: z.int().describe('In minor units of the currency'),
  currency: z.string(),
  paidAt: instantOut,
  refundUntil: instantOut
    .nullable()
    .describe('Until when a client who cancels gets it back; null if never'),
  refund: z
    .object({
      status: z.enum(REFUND_STATUSES),
      reason: z.enum(REFUND_REASONS),
      failure: z.string().nullable().describe('Why it failed, in the words of the payment company'),
      settledAt: instantOut.nullable(),
    })
    .nullable(),
});
export type AppointmentFee = z.output<typeof appointmentFeeSchema>;

/** Whether the consultation is one that must be paid online, and its fee if it was. */
export const appointmentFeeAnswer = z.object({
  isDue: z.boolean().describe('Whether its type must be paid online now'),
  fee: appointmentFeeSchema.nullable(),
});
