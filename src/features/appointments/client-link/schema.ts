import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { REFUND_STATUSES } from '../../payments/rules.ts';
import { localDate } from '../../scheduling/slots/schema.ts';
import { bookingMonthSchema } from '../plain-booking/schema.ts';
import { APPOINTMENT_STATUSES } from '../rules.ts';
import { clientMeetingSchema } from '../schema.ts';

/** A malformed token is treated like an unknown one. */
export const linkInput = z.object({ token: z.string().catch('') });

/** Whether any attorney who offers the consultation is acceptable; otherwise the host stays the same. */
const anyAttorney = z
  .union([z.boolean(), z.stringbool()], { error: validation.trueOrFalse })
  .default(false);

/** Local dates in the firm's zone, both inclusive, at most 62 days. */
export const linkDaysInput = linkInput.extend({ from: localDate, to: localDate, anyAttorney });

/** `month` such as 2026-03; any other text means the month of the appointment. */
export const linkMonthInput = linkInput.extend({
  month: z.string().max(80).optional(),
  anyAttorney,
});

/** The days and times of a month. */
export const linkedMonthSchema = bookingMonthSchema.omit({ soonest: true });
export type LinkedMonth = z.output<typeof linkedMonthSchema>;

/** A full ISO instant, or a local date-time without offset in the firm's zone. */
export const linkMoveInput = linkInput.extend({ scheduledDate: requiredText(40), anyAttorney });

/** An appointment as its client sees it: no last name, no address, no matter, no notes. */
export const linkedAppointmentSchema = z.object({
  firstName: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  scheduledDate: instantOut,
  duration: z.int().describe('Minutes'),
  zone: z.string(),
  // Not in the documented responses.
  wording: z.enum(['named', 'neutral']),
  place: z.string(),
  phone: z.string(),
  isOver: z.boolean().describe('Whether it has begun'),
  canConfirm: z.boolean(),
  canChange: z.boolean().describe('Whether the client may still move or cancel it'),
  changeUntil: instantOut,
  // Not in the documented responses.
  fee: z
    .object({
      amountMinor: z.int(),
      currency: z.string(),
      receipt: z.string(),
      refundUntil: instantOut.nullable(),
      isReturnedNow: z.boolean().describe('Whether a cancellation now returns it'),
      refund: z.enum(REFUND_STATUSES).nullable(),
    })
    .nullable()
    .describe('What was paid online'),
  payLink: z.string().nullable().describe('Where to pay with another processor'),
  // Not in the documented responses.
  meeting: clientMeetingSchema.extend({
    canStay: z.boolean().describe('Whether its attorney still takes consultations'),
    hasOthers: z.boolean().describe('Whether others offer the same consultation'),
    hasOtherOffices: z.boolean().describe('Whether one of them is in another office'),
  }),
});
export type LinkedAppointment = z.output<typeof linkedAppointmentSchema>;
