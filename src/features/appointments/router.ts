import { z } from 'zod';
import { memoizeParse } from '../../platform/text/memoize-parse.ts';
import { publicProcedure, rateLimited, router, sharedByInput } from '../../platform/trpc/trpc.ts';
import { CONTACT_PREFERENCES } from '../contact-preferences/examples.ts';
import { reportUnknownArea } from '../firm/practice-areas/procedures.ts';
import { listBookingChoices } from '../scheduling/choices/list-choices.ts';
import { bookingChoicesSchema, choicesInput } from '../scheduling/choices/schema.ts';
import { explainProcedures } from '../scheduling/explain-day/procedures.ts';
import { listAvailability, listNextFree } from '../scheduling/slots/availability.ts';
import {
  availabilityInput,
  availabilitySchema,
  nextFreeInput,
  nextFreeStartSchema,
} from '../scheduling/slots/schema.ts';
import { adminProcedures } from './admin/procedures.ts';
import { bookAppointment } from './book-appointment.ts';
import { APPOINTMENT, AVAILABILITY, BOOKING, CALENDAR_FILE, CHOICES } from './examples.ts';
import { getCalendarFile } from './get-calendar-file.ts';
import { ofTypeProcedures } from './of-type/procedures.ts';
import { plainBookingProcedures } from './plain-booking/procedures.ts';
import { findPreparedBooking } from './prepared/find-prepared-booking.ts';
import { preparedBookingInput, preparedBookingSchema } from './prepared/schema.ts';
import { bookAppointmentInput, bookedAppointmentSchema } from './schema.ts';

export const appointmentsRouter = router({
  book: publicProcedure
    .meta({
      rest: 'POST /appointments',
      summary: 'Book a consultation',
      description:
        'The server sets duration, status and reminderSent. A repeated call with the same Idempotency-Key header within 24 hours returns the same appointment. If the time is taken, the response is 409 slot_taken, or 409 day_closed on a day off, with the three nearest free starts in alternatives; if the request names an attorney, the starts of this attorney come first, and each start names the attorney who is free. Without an attorney, the booking gets somebody who works on the practice area; others only if none of these is free, and then outsidePracticeArea is true.',
      status: 201,
      errors: [400, 403, 409, 429, 503],
      // Only for the booking pages; not part of the documented response.
      omit: ['meeting', 'clientPage'],
      examples: {
        body: { ...BOOKING, contactPreferences: CONTACT_PREFERENCES },
        response: APPOINTMENT,
      },
      acceptsKey: true,
    })
    .use(rateLimited('bookings', { limit: 5, seconds: 600 }))
    .use(reportUnknownArea)
    .input(bookAppointmentInput)
    .output(bookedAppointmentSchema)
    .mutation(({ ctx, input }) => bookAppointment(ctx, input)),

  choices: publicProcedure
    .meta({
      rest: 'GET /appointments/choices',
      summary: 'List the consultation types that can be booked online, and their attorneys',
      description:
        'The public consultation types and the attorneys who offer them, both in order. Without an attorney, a booking gets anyone who offers its type and is free, first those who work on its practice area. With practiceArea, attorneys who work on it come first.',
      errors: [400, 403, 503],
      document: { input: choicesInput },
      examples: { response: CHOICES },
    })
    .input(choicesInput.optional())
    .use(sharedByInput)
    .output(bookingChoicesSchema)
    .query(({ ctx, input }) => listBookingChoices(ctx, input)),

  availability: publicProcedure
    .meta({
      rest: 'GET /appointments/availability',
      summary: 'Free and taken slots per day',
      description:
        'Local dates in the firm’s zone, both ends included, at most 62 days. With practiceArea, a free slot at which only attorneys are free who do not work on it, although others of the firm do, has outsidePracticeArea.',
      errors: [400, 403, 503],
      examples: { response: AVAILABILITY },
    })
    .input(availabilityInput)
    .output(memoizeParse(availabilitySchema))
    .query(({ ctx, input }) => listAvailability(ctx, input)),

  nextFree: publicProcedure
    .input(nextFreeInput)
    .output(z.array(nextFreeStartSchema))
    .query(({ ctx, input }) => listNextFree(ctx, input)),

  prepared: publicProcedure
    .input(preparedBookingInput)
    .output(preparedBookingSchema)
    .query(({ ctx, input }) => findPreparedBooking(ctx, input)),

  calendarFile: publicProcedure
    .meta({
      rest: 'GET /appointments/:id/calendar.ics',
      summary: 'The appointment as a calendar file (text/calendar)',
      errors: [400, 404],
      file: 'appointment.ics',
      examples: { response: CALENDAR_FILE },
      document: { params: z.object({ id: z.string() }) },
    })
    .input(z.object({ id: z.uuid({ error: 'Must be the id of an appointment' }) }))
    .output(z.string())
    .query(({ ctx, input }) => getCalendarFile(ctx, input.id)),

  ...adminProcedures,

  ...ofTypeProcedures,

  ...explainProcedures,

  ...plainBookingProcedures,
});
