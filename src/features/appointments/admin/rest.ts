import { z } from 'zod';
import { sendPage } from '../../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../../platform/pagination/rules.ts';
import {
  answers,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../../platform/rest/rest-module.ts';
import { APPOINTMENT, BOOKING } from '../examples.ts';
import { appointmentSchema } from '../schema.ts';
import {
  appointmentIdInput,
  bookForClientInput,
  changeStatusInput,
  linkStateSchema,
  listAppointmentsInput,
  moveAppointmentInput,
  saveNotesInput,
} from './schema.ts';

const TAGS = ['Appointments'];
const ANSWER = withExample(appointmentSchema, APPOINTMENT);

/** The calls by which staff run the calendar. */
export const adminAppointmentsRest: RestModule = (api, call) => {
  api.get(
    '/admin/appointments',
    {
      schema: {
        tags: TAGS,
        summary: 'Appointments, the latest first; with order=upcoming those from today on',
        description: `${LIST_DESCRIPTION} \`from\` and \`to\` are local dates in the firm’s zone.`,
        querystring: listAppointmentsInput.partial(),
        response: answers(200, z.array(ANSWER), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).appointments.list({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  api.post(
    '/admin/appointments',
    {
      schema: {
        tags: TAGS,
        summary: 'Book for a client',
        description: 'At any quarter of an hour to come, in any length from 5 to 480 minutes.',
        body: withExample(bookForClientInput, { ...BOOKING, duration: 45 }),
        response: answers(201, ANSWER, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).appointments.bookForClient(request.body)),
  );

  api.put(
    '/admin/appointments/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Change the status of an appointment',
        description:
          'A completed or cancelled one answers 409 appointment_closed, unless `reopen` is true and `status` is scheduled: then its time is asked for anew, and 409 slot_taken names free starts near it. `completed` before the start answers 409 appointment_not_started.',
        params: appointmentIdInput,
        body: withExample(changeStatusInput.omit({ id: true }), { status: 'confirmed' }),
        response: answers(200, ANSWER, [400, 401, 403, 404, 409, 503]),
      },
    },
    (request) => call(request).appointments.changeStatus({ ...request.body, ...request.params }),
  );

  api.put(
    '/admin/appointments/:id/time',
    {
      schema: {
        tags: TAGS,
        summary: 'Move an appointment, or change its length',
        params: appointmentIdInput,
        body: withExample(moveAppointmentInput.omit({ id: true }), {
          scheduledDate: '2031-03-12T09:15:00-07:00',
          duration: 45,
        }),
        response: answers(200, ANSWER, [400, 401, 403, 404, 409, 503]),
      },
    },
    (request) => call(request).appointments.move({ ...request.body, ...request.params }),
  );

  api.put(
    '/admin/appointments/:id/notes',
    {
      schema: {
        tags: TAGS,
        summary: 'Replace the notes of an appointment',
        description:
          '`before` are the notes as they were read; where somebody has changed them since, the answer is 409 notes_changed.',
        params: appointmentIdInput,
        body: withExample(saveNotesInput.omit({ id: true }), {
          notes: 'Brings the deed.',
          before: null,
        }),
        response: answers(200, ANSWER, [400, 401, 403, 404, 409, 503]),
      },
    },
    (request) => call(request).appointments.saveNotes({ ...request.body, ...request.params }),
  );

  api.post(
    '/admin/appointments/:id/link',
    {
      schema: {
        tags: TAGS,
        summary: 'Give the client’s own page a new address, mailed to them; the old one ends',
        params: appointmentIdInput,
        response: answers(201, linkStateSchema, [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).appointments.renewLink(request.params)),
  );

  api.delete(
    '/admin/appointments/:id/link',
    {
      schema: {
        tags: TAGS,
        summary: 'End the client’s own page',
        params: appointmentIdInput,
        response: answers(204, z.void(), [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      await call(request).appointments.endLink(request.params);
      return reply.code(204).send();
    },
  );

  api.delete(
    '/admin/appointments/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Delete an appointment; a client who counts on it is told',
        params: appointmentIdInput,
        response: answers(204, z.void(), [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      await call(request).appointments.remove(request.params);
      return reply.code(204).send();
    },
  );
};
