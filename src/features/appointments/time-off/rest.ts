import { z } from 'zod';
import { sendPage } from '../../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../../platform/pagination/rules.ts';
import { pageInput } from '../../../platform/pagination/schema.ts';
import {
  answers,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../../platform/rest/rest-module.ts';
import { blockTimeInput, newTimeOffSchema, timeOffIdInput, timeOffSchema } from './schema.ts';

const BLOCK = {
  id: '5a0de8c1-4f1b-49a5-8a39-1f6f4f2f9a10',
  startsAt: '2031-03-14T19:00:00.000Z',
  endsAt: '2031-03-15T00:00:00.000Z',
  reason: 'Court in Vista',
  createdBy: 'maren',
  createdAt: '2031-03-10T14:00:00.000Z',
};

export const timeOffRest: RestModule = (api, call) => {
  api.get(
    '/admin/time-off',
    {
      schema: {
        tags: ['Appointments'],
        summary: 'Blocked times that are not over, in order',
        description: LIST_DESCRIPTION,
        querystring: pageInput.partial(),
        response: answers(200, z.array(withExample(timeOffSchema, BLOCK)), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).timeOff.list({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  api.post(
    '/admin/time-off',
    {
      schema: {
        tags: ['Appointments'],
        summary: 'Block a time',
        description:
          'Nobody can be booked into it. `appointments` in the answer says how many are in it already: they stay.',
        body: withExample(blockTimeInput, {
          startsAt: '2031-03-14T12:00:00',
          endsAt: '2031-03-14T17:00:00',
          reason: 'Court in Vista',
        }),
        response: answers(
          201,
          withExample(newTimeOffSchema, { ...BLOCK, appointments: 0 }),
          [400, 401, 403, 503],
        ),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).timeOff.create(request.body)),
  );

  api.delete(
    '/admin/time-off/:id',
    {
      schema: {
        tags: ['Appointments'],
        summary: 'Open a blocked time again',
        params: timeOffIdInput,
        response: answers(204, z.void(), [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      await call(request).timeOff.remove(request.params);
      return reply.code(204).send();
    },
  );
};
