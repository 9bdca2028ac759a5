import { z } from 'zod';
import {
  answers,
  bodyOf,
  type RestModule,
  withExample,
} from '../../../platform/rest/rest-module.ts';
import { newsSourceSchema } from '../schema.ts';
import {
  managedArticleSchema,
  managedSourceSchema,
  markArticleInput,
  newsPreviewSchema,
  newsSourceIdInput,
  newsSourceInput,
  previewNewsSourceInput,
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
  lastAttemptAt: '2031-03-09T06:00:00.000Z',
  nextFetchAt: '2031-03-09T07:00:00.000Z',
  failures: 0,
  failingSince: null,
  lastError: null,
  feedUrl: null,
  movedTo: null,
  createdAt: '2031-03-01T14:00:00.000Z',
  articleCount: 12,
});

const ARTICLE = withExample(managedArticleSchema, {
  id: 'e2a7c9b8-33f4-4d6a-b1f0-9d1c2b3a4e55',
  sourceId: ID,
  title: 'What the new custody form changes',
  url: 'https://news.example/custody-form',
  author: 'R. Okafor',
  publishedAt: '2031-03-08T15:00:00.000Z',
  isVisible: true,
  isPinned: false,
  fetchedAt: '2031-03-09T06:00:00.000Z',
});

const PREVIEW = withExample(newsPreviewSchema, {
  articles: [
    {
      title: 'What the new custody form changes',
      url: 'https://news.example/custody-form',
      excerpt: 'The judicial council has published a shorter form.',
      author: 'R. Okafor',
      publishedAt: '2031-03-08T15:00:00.000Z',
    },
  ],
  found: 12,
  feedUrl: null,
  movedTo: null,
  problem: null,
});

const { name: _name, isActive: _isActive, ...TO_PREVIEW } = SOURCE;

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

  api.post(
    '/admin/blog-sources/preview',
    {
      schema: {
        tags: ['News'],
        summary: 'What a site would show',
        description:
          'Fetches it and stores nothing. Where it cannot be read, `problem` says why. With the id of a site, masks stand for its secrets.',
        body: bodyOf(previewNewsSourceInput, TO_PREVIEW),
        response: answers(200, PREVIEW, [...REFUSALS, 429]),
      },
    },
    (request) => call(request).newsSources.preview(request.body),
  );

  api.post(
    '/admin/blog-sources/:id/fetch',
    {
      schema: {
        tags: ['News'],
        summary: 'Have such a site fetched at once',
        description:
          'Answers before it is done: then lastAttemptAt has changed. A fetch that is at work already counts as this one.',
        params: newsSourceIdInput,
        response: answers(200, ANSWER, REFUSALS),
      },
    },
    (request) => call(request).newsSources.fetchNow(request.params),
  );

  api.get(
    '/admin/blog-sources/:id/articles',
    {
      schema: {
        tags: ['News'],
        summary: 'The articles that are kept of such a site',
        description: 'Hidden ones too; pinned ones first, then the newest.',
        params: newsSourceIdInput,
        response: answers(200, z.array(ARTICLE), [400, 401, 403, 404, 503]),
      },
    },
    (request) => call(request).newsSources.articles(request.params),
  );

  api.put(
    '/admin/external-blog-articles/:id',
    {
      schema: {
        tags: ['News'],
        summary: 'Hide or pin an article of another site',
        description: 'What is left out stays as it is. Fetching changes neither.',
        params: markArticleInput.pick({ id: true }),
        body: bodyOf(markArticleInput.omit({ id: true }), { isVisible: false }),
        response: answers(200, ARTICLE, [400, 401, 403, 404, 503]),
      },
    },
    (request) => call(request).newsSources.curate({ ...request.body, ...request.params }),
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
