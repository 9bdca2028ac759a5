import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { CONTACT_PREFERENCES } from '../contact-preferences/examples.ts';
import { reportUnknownArea } from '../firm/practice-areas/procedures.ts';
import { explainProcedures } from '../scheduling/explain-day/procedures.ts';
import { slotProcedures } from '../scheduling/slots/procedures.ts';
import { adminProcedures } from './admin/procedures.ts';
import { bookAppointment } from './book-appointment.ts';
import { APPOINTMENT, BOOKING, CALENDAR_FILE } from './examples.ts';
import { getCalendarFile } from './get-calendar-file.ts';
import { ofTypeProcedures } from './of-type/procedures.ts';
import { plainBookingProcedures } from './plain-booking/procedures.ts';
import { bookAppointmentInput, bookedAppointmentSchema } from './schema.ts';

export const appointmentsRouter = router({
  book: publicProcedure
    .meta({
      rest: 'POST /appointments',
      summary: 'Book a consultation',
      description:
        'The server sets duration, status and reminderSent. A repeated call with the same Idempotency-Key header within 24 hours returns the same appointment. If the time is taken, the response is 409 slot_taken, or 409 day_closed on a day off, with the three nearest free starts in alternatives; if the request names an attorney, the starts of this attorney come first, and each start names the attorney who is free. Without an attorney, the booking gets somebody who works on the practice area; others only if none of these is free, and then outsidePracticeArea is true. A consultation with a fee is not booked yet: the response is 402 payment_required with the address where the client pays, and until when the time is held; it is booked once the fee is paid.',
      status: 201,
      errors: [400, 402, 403, 409, 429, 503],
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

  ...slotProcedures,

  calendarFile: publicProcedure
    .meta({
      rest: 'GET /appointments/:id/calendar.ics',
      summary: 'The appointment as a calendar file (text/calendar)',
      errors: [400, 404],
      file: 'appointment.ics',
      examples: { response: CALENDAR_FILE },
      document: { params: z.object({ id: z.string() }) },
    })
    .input(z.object({ id: z.uuid({ error: validation.appointmentId }) }))
    .output(z.string())
    .query(({ ctx, input }) => getCalendarFile(ctx, input.id)),

  ...adminProcedures,

  ...ofTypeProcedures,

  ...explainProcedures,

  ...plainBookingProcedures,
});
