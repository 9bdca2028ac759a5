import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import {
  availabilitySchema,
  consultationType,
  freeStartSchema,
  nextFreeInput,
} from '../../scheduling/slots/schema.ts';
import { clientMeetingSchema } from '../schema.ts';

/** `month` such as 2026-03; for any other text, or a month without bookable days, the nearest month that has some. */
export const bookingMonthInput = nextFreeInput
  .omit({ count: true })
  .extend({ type: consultationType, month: z.string().max(80).optional() });

/** The days and times of a month, and the next free ones. */
export const bookingMonthSchema = z.object({
  month: z.string(),
  today: z.iso.date(),
  last: z.iso.date().describe('The last day that can be booked'),
  days: availabilitySchema.shape.days,
  soonest: z.array(freeStartSchema),
});
export type BookingMonth = z.output<typeof bookingMonthSchema>;

export const bookedInput = z.object({
  id: z.uuid({ error: validation.appointmentId }),
});

/** The part of an appointment that is public to anyone who knows its id: nothing about the client. */
export const bookedMeetingSchema = z.object({
  wording: z.enum(['named', 'neutral']),
  scheduledDate: instantOut,
  type: z.string().describe('The name of the consultation type'),
  meeting: clientMeetingSchema,
});
export type BookedMeeting = z.output<typeof bookedMeetingSchema>;
