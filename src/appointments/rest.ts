import { z } from 'zod';
import { answers, type RestModule } from '../rest-module.ts';
import {
  appointmentSchema,
  availabilityInput,
  availabilitySchema,
  bookAppointmentInput,
} from './schema.ts';

export const appointmentsRest: RestModule = (api, call) => {
  api.post(
    '/appointments',
    {
      schema: {
        tags: ['Appointments'],
        summary: 'Book a consultation',
        description:
          'duration, status and reminderSent are decided by the server. A repeat with the same ' +
          'Idempotency-Key header answers the same appointment. A time that is taken answers 409 ' +
          'slot_taken with the three nearest free starts in alternatives.',
        headers: z.object({ 'idempotency-key': z.string().max(200).optional() }),
        body: bookAppointmentInput,
        response: answers(201, appointmentSchema, [400, 403, 409, 429, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).appointments.book(request.body)),
  );

  api.get(
    '/appointments/availability',
    {
      schema: {
        tags: ['Appointments'],
        summary: 'Free and taken slots per day',
        description: 'Local dates in the firm’s zone, both ends included, at most 62 days.',
        querystring: availabilityInput,
        response: answers(200, availabilitySchema, [400, 503]),
      },
    },
    (request) => call(request).appointments.availability(request.query),
  );

  api.get(
    '/appointments/:id/calendar.ics',
    {
      schema: {
        tags: ['Appointments'],
        summary: 'The appointment as a calendar file (text/calendar)',
        params: z.object({ id: z.string() }),
        response: answers(200, z.string(), [400, 404]),
      },
    },
    async (request, reply) => {
      const file = await call(request).appointments.calendarFile(request.params);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="consultation.ics"')
        .header('cache-control', 'private, no-store')
        .send(file);
    },
  );
};
