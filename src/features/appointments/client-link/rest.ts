import { z } from 'zod';
import { sendCalendarFile } from '../../../platform/http/send-calendar-file.ts';
import { answers, type RestModule, withExample } from '../../../platform/rest/rest-module.ts';
import { availabilitySchema } from '../schema.ts';
import { linkDaysInput, linkedAppointmentSchema, linkInput, linkMoveInput } from './schema.ts';

const TAGS = ['A client’s own appointment'];

const LINKED = withExample(linkedAppointmentSchema, {
  firstName: 'Dana',
  status: 'scheduled',
  scheduledDate: '2031-03-11T16:00:00.000Z',
  duration: 30,
  zone: 'America/Los_Angeles',
  place: 'Pacific Harbor Law, 1200 Harbor Point Drive, Suite 400, San Diego, CA 92101',
  phone: '(619) 555-0142',
  isOver: false,
  canConfirm: true,
  canChange: true,
  changeUntil: '2031-03-10T16:00:00.000Z',
});

const common = { tags: TAGS, params: linkInput };

/** The calls behind the page that a client's mails lead to. Every link that does not work answers the same 404. */
export const appointmentLinksRest: RestModule = (api, call) => {
  api.get(
    '/appointment-links/:token',
    {
      schema: {
        ...common,
        summary: 'The appointment that a link from a mail leads to',
        response: answers(200, LINKED, [404, 429, 503]),
      },
    },
    (request) => call(request).appointmentLinks.appointment(request.params),
  );

  api.get(
    '/appointment-links/:token/availability',
    {
      schema: {
        ...common,
        summary: 'Free and taken slots per day for moving it',
        description: 'Its own time counts as free.',
        querystring: linkDaysInput.omit({ token: true }),
        response: answers(200, availabilitySchema, [400, 404, 429, 503]),
      },
    },
    (request) => call(request).appointmentLinks.freeTimes({ ...request.query, ...request.params }),
  );

  api.get(
    '/appointment-links/:token/calendar.ics',
    {
      schema: {
        ...common,
        summary: 'It as a calendar file (text/calendar)',
        response: answers(200, z.string(), [404, 429, 503]),
      },
    },
    async (request, reply) =>
      sendCalendarFile(reply, await call(request).appointmentLinks.calendarFile(request.params)),
  );

  api.post(
    '/appointment-links/:token/confirm',
    {
      schema: {
        ...common,
        summary: 'Say that one will come',
        description: 'Repeating it changes nothing. A closed one answers 409 appointment_closed.',
        response: answers(200, LINKED, [404, 409, 429, 503]),
      },
    },
    (request) => call(request).appointmentLinks.confirm(request.params),
  );

  api.post(
    '/appointment-links/:token/move',
    {
      schema: {
        ...common,
        summary: 'Take another slot',
        description:
          'Until 24 hours before the start, later 409 too_late. A slot that is taken answers 409 slot_taken with the three nearest free starts in alternatives.',
        body: withExample(linkMoveInput.omit({ token: true }), {
          scheduledDate: '2031-03-12T09:30:00-07:00',
        }),
        response: answers(200, LINKED, [400, 404, 409, 429, 503]),
      },
    },
    (request) => call(request).appointmentLinks.move({ ...request.body, ...request.params }),
  );

  api.post(
    '/appointment-links/:token/cancel',
    {
      schema: {
        ...common,
        summary: 'Cancel it',
        description: 'Until 24 hours before the start, later 409 too_late.',
        response: answers(200, LINKED, [404, 409, 429, 503]),
      },
    },
    (request) => call(request).appointmentLinks.cancel(request.params),
  );
};
