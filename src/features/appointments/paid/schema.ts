import { z } from 'zod';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { PAYMENT_STATUSES, REFUND_STATUSES } from '../../payments/rules.ts';

/** A malformed token is treated like an unknown one. */
export const paymentLinkInput = z.object({ token: z.string().catch('') });

/** A payment as its client sees it: no last name, no address, no matter. */
export const clientPaymentSchema = z.object({
  status: z
    .enum(PAYMENT_STATUSES)
    .describe(
      'open: the time is held and nothing is paid; booked: paid and booked; unbooked: paid, but the time was gone, and the fee is returned; expired: ended without a payment',
    ),
  firstName: z.string(),
  type: z.string().describe('What the consultation is called'),
  attorney: z.string().nullable(),
  scheduledDate: instantOut,
  zone: z.string(),
  amountMinor: z.int().describe('In minor units of the currency'),
  currency: z.string(),
  heldUntil: instantOut,
  checkoutUrl: z
    .string()
    .nullable()
    .describe('The page of the payment company; null once the payment has ended'),
  refundUntil: instantOut
    .nullable()
    .describe('Until when the fee is returned if the client cancels; null if never'),
  receipt: z.string().nullable().describe('The number of the receipt'),
  paidAt: instantOut.nullable(),
  refund: z.enum(REFUND_STATUSES).nullable(),
  clientPage: z.string().nullable().describe('The path of the client’s page of the appointment'),
  canHoldAgain: z.boolean(),
});
export type ClientPayment = z.output<typeof clientPaymentSchema>;
