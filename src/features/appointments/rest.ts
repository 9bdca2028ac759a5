import { z } from 'zod';
import { sendCalendarFile } from '../../platform/http/send-calendar-file.ts';
import { answers, type RestModule, withExample } from '../../platform/rest/rest-module.ts';
import { APPOINTMENT, BOOKING } from './examples.ts';
import {
  appointmentSchema,
  availabilityInput,
  availabilitySchema,
  bookAppointmentInput,
} from './schema.ts';

const AVAILABILITY = {
  zone: 'America/Los_Angeles',
  days: [
    {
      date: '2031-03-11',
      slots: [{ start: '2031-03-11T16:00:00.000Z', label: '9:00 AM', state: 'free' }],
    },
  ],
};

export const appointmentsRest: RestModule = (api, call) => {
  api.post(
    '/appointments',
    {
      schema: {
        tags: ['Appointments'],
        summary: 'Book a consultation',
        description:
          'duration, status and reminderSent are decided by the server. A repeat with the same ' +
          'Idempotency-Key header within 24 hours answers the same appointment. A time that is taken answers 409 ' +
          'slot_taken with the three nearest free starts in alternatives.',
        headers: z.object({ 'idempotency-key': z.string().max(200).optional() }),
        body: withExample(bookAppointmentInput, BOOKING),
        response: answers(
          201,
          withExample(appointmentSchema, APPOINTMENT),
          [400, 403, 409, 429, 503],
        ),
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
        response: answers(200, withExample(availabilitySchema, AVAILABILITY), [400, 403, 503]),
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
    async (request, reply) =>
      sendCalendarFile(reply, await call(request).appointments.calendarFile(request.params)),
  );
};
