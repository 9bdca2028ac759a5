import { publicProcedure } from '../../../platform/trpc/trpc.ts';
import { getBooked } from './get-booked.ts';
import { listBookingMonth } from './list-month.ts';
import {
  bookedInput,
  bookedMeetingSchema,
  bookingMonthInput,
  bookingMonthSchema,
} from './schema.ts';

/** The data for the booking page without JavaScript: free times, and the booked appointment. */
export const plainBookingProcedures = {
  bookingMonth: publicProcedure
    .input(bookingMonthInput)
    .output(bookingMonthSchema)
    .query(({ ctx, input }) => listBookingMonth(ctx, input)),

  booked: publicProcedure
    .input(bookedInput)
    .output(bookedMeetingSchema)
    .query(({ ctx, input }) => getBooked(ctx, input.id)),
};
