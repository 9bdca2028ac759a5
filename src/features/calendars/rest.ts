import { z } from 'zod';
import { answers, bodyOf, type RestModule, withExample } from '../../platform/rest/rest-module.ts';
import {
  calendarIdInput,
  calendarRetrySchema,
  calendarSettingInput,
  calendarSettingSchema,
  calendarStatusSchema,
  calendarTestSchema,
  testCalendarInput,
} from './schema.ts';

const OUTLOOK = {
  tenantId: 'pacificharborlaw.example',
  clientId: '3b0c8d52-6a3c-4c55-9d3f-0a4b7b1e9f11',
  clientSecret: '••••7Qx2',
  mailbox: 'consultations@pacificharborlaw.example',
};

const SETTING = {
  provider: 'outlook',
  isActive: false,
  config: JSON.stringify(OUTLOOK, null, 2),
  webhookUrl: null,
  apiKey: null,
};

const ANSWER = withExample(calendarSettingSchema, {
  id: '2f6a1b7c-5d0e-4c83-9a51-7f3f0a9f6d10',
  ...SETTING,
  createdAt: '2031-03-10T14:00:00.000Z',
});

const BODY = bodyOf(calendarSettingInput, {
  ...SETTING,
  config: JSON.stringify({ ...OUTLOOK, clientSecret: 'the whole secret' }),
});

const TEST_BODY = bodyOf(testCalendarInput, {
  ...SETTING,
  config: JSON.stringify({ ...OUTLOOK, clientSecret: 'the whole secret' }),
});

const TEST_ANSWER = withExample(calendarTestSchema, {
  isGood: false,
  message: 'Outlook answered 401: invalid_client: AADSTS7000215: Invalid client secret provided.',
});

const STATUS = withExample(calendarStatusSchema.nullable(), {
  calendarId: '2f6a1b7c-5d0e-4c83-9a51-7f3f0a9f6d10',
  provider: 'outlook',
  busy: {
    state: 'current',
    fetchedAt: '2031-03-10T14:00:00.000Z',
    lastError: null,
    daysAhead: 366,
  },
  events: {
    areSent: true,
    waiting: 0,
    retrying: 0,
    needAttention: 0,
    lastError: null,
    nextTryAt: null,
  },
});

const REFUSALS = [400, 401, 403, 503];
const MASKED =
  'Secrets are kept sealed and answered by their last four characters; a mask sent back keeps its secret, unless it would be sent elsewhere than before.';

export const calendarsRest: RestModule = (api, call) => {
  api.get(
    '/admin/calendar-settings',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'The calendars that are connected',
        description: MASKED,
        response: answers(200, z.array(ANSWER), [401, 403, 503]),
      },
    },
    (request) => call(request).calendars.list(),
  );

  api.get(
    '/calendar-settings/active',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'The calendar in use',
        response: answers(200, ANSWER, [401, 403, 404, 503]),
      },
    },
    (request) => call(request).calendars.active(),
  );

  api.post(
    '/admin/calendar-settings',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'Connect a calendar',
        description: 'It is inactive at first, whatever isActive says.',
        body: BODY,
        response: answers(201, ANSWER, REFUSALS),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).calendars.create(request.body)),
  );

  api.post(
    '/admin/calendar-settings/test',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'Try settings before they are saved',
        description: `Makes no event. With an \`id\`, masks stand for what is stored there. ${MASKED}`,
        body: TEST_BODY,
        response: answers(200, TEST_ANSWER, [...REFUSALS, 404, 429]),
      },
    },
    (request) => call(request).calendars.test(request.body),
  );

  api.get(
    '/calendar-settings/status',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'How the calendar in use is doing; null without one',
        response: answers(200, STATUS, [401, 403, 503]),
      },
    },
    (request) => call(request).calendars.status(),
  );

  api.post(
    '/admin/calendar-settings/:id/retry',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'Try everything again that has failed in a calendar',
        params: calendarIdInput,
        response: answers(200, withExample(calendarRetrySchema, { events: 3 }), [...REFUSALS, 404]),
      },
    },
    (request) => call(request).calendars.retry(request.params),
  );

  api.put(
    '/admin/calendar-settings/:id',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'Replace what is stored of a calendar',
        description: MASKED,
        params: calendarIdInput,
        body: BODY,
        response: answers(200, ANSWER, [...REFUSALS, 404]),
      },
    },
    (request) => call(request).calendars.update({ ...request.body, ...request.params }),
  );

  api.put(
    '/admin/calendar-settings/:id/activate',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'Use this calendar from now on',
        params: calendarIdInput,
        response: answers(200, ANSWER, [...REFUSALS, 404]),
      },
    },
    (request) => call(request).calendars.activate(request.params),
  );

  api.delete(
    '/admin/calendar-settings/:id',
    {
      schema: {
        tags: ['Calendars'],
        summary: 'Forget a calendar and its secrets',
        params: calendarIdInput,
        response: answers(204, z.null(), [...REFUSALS, 404]),
      },
    },
    async (request, reply) => {
      await call(request).calendars.remove(request.params);
      return reply.code(204).send(null);
    },
  );
};
