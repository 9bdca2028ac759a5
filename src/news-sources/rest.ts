import { z } from 'zod';
import { newsSourceSchema } from '../news/schema.ts';
import { answers, bodyOf, type RestModule, withExample } from '../rest-module.ts';
import {
  managedSourceSchema,
  newsSourceIdInput,
  newsSourceInput,
  switchNewsSourceInput,
} from './schema.ts';

const ID = '5a1e9d1c-7f35-4d0e-8a6f-8f1f7b0f2c44';

const SOURCE = {
  name: 'California Courts Newsroom',
  url: 'https://news.example/feed.xml',
  type: 'rss',
  displayLimit: 5,
  config: null,
  isActive: true,
};

const ANSWER = withExample(managedSourceSchema, {
  id: ID,
  ...SOURCE,
  lastFetched: '2031-03-09T06:00:00.000Z',
  failures: 0,
  lastError: null,
  createdAt: '2031-03-01T14:00:00.000Z',
});

const SEEN_BY_ALL = withExample(newsSourceSchema, { id: ID, name: SOURCE.name, isActive: true });

type NewsSourceBody = z.input<typeof newsSourceInput>;

const REFUSALS = [400, 401, 403, 404, 409, 503];

export const newsSourcesRest: RestModule = (api, call) => {
  api.get(
    '/admin/blog-sources',
    {
      schema: {
        tags: ['News'],
        summary: 'The sites that articles come from',
        description:
          'Without a token, or to somebody who is not staff, the active ones by id, name and state only. Staff get every field of every one, newest first.',
        response: answers(200, z.array(SEEN_BY_ALL), [401, 403, 503]),
      },
    },
    (request) => call(request).newsSources.asSeenByCaller() as never,
  );

  api.post(
    '/admin/blog-sources',
    {
      schema: {
        tags: ['News'],
        summary: 'Add a site that articles come from',
        body: bodyOf(newsSourceInput, SOURCE),
        response: answers(201, ANSWER, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).newsSources.create(request.body)),
  );

  api.put(
    '/admin/blog-sources/:id',
    {
      schema: {
        tags: ['News'],
        summary: 'Change such a site, or only switch it on or off',
        description: 'With isActive alone, nothing else changes.',
        params: newsSourceIdInput,
        body: bodyOf(newsSourceInput.or(switchNewsSourceInput.pick({ isActive: true })), SOURCE),
        response: answers(200, ANSWER, REFUSALS),
      },
    },
    (request) => {
      const { body, params } = request;
      const { update, switch: switchOnOrOff } = call(request).newsSources;
      return Object.keys(body ?? {}).join() === 'isActive'
        ? switchOnOrOff({ ...(body as { isActive: boolean }), ...params })
        : update({ ...(body as NewsSourceBody), ...params });
    },
  );

  api.delete(
    '/admin/blog-sources/:id',
    {
      schema: {
        tags: ['News'],
        summary: 'Remove such a site with its articles',
        params: newsSourceIdInput,
        response: answers(204, z.null(), REFUSALS),
      },
    },
    async (request, reply) => {
      await call(request).newsSources.remove(request.params);
      return reply.code(204).send(null);
    },
  );
};
