import { z } from 'zod';
import { memoizeParse } from '../../platform/text/memoize-parse.ts';
import { publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { adminProcedures } from './admin/procedures.ts';
import { listAvailability, listNextFree } from './availability.ts';
import { bookAppointment } from './book-appointment.ts';
import { getCalendarFile } from './get-calendar-file.ts';
import {
  appointmentSchema,
  availabilityInput,
  availabilitySchema,
  bookAppointmentInput,
  freeStartSchema,
  nextFreeInput,
} from './schema.ts';

export const appointmentsRouter = router({
  ...adminProcedures,

  book: publicProcedure
    .use(rateLimited('bookings', { limit: 5, seconds: 600 }))
    .input(bookAppointmentInput)
    .output(appointmentSchema)
    .mutation(({ ctx, input }) => bookAppointment(ctx, input)),

  availability: publicProcedure
    .input(availabilityInput)
    .output(memoizeParse(availabilitySchema))
    .query(({ ctx, input }) => listAvailability(ctx, input)),

  nextFree: publicProcedure
    .input(nextFreeInput)
    .output(z.array(freeStartSchema))
    .query(({ ctx, input }) => listNextFree(ctx, input)),

  calendarFile: publicProcedure
    .input(z.object({ id: z.uuid({ error: 'Must be the id of an appointment' }) }))
    .output(z.string())
    .query(({ ctx, input }) => getCalendarFile(ctx, input.id)),
});
