import { z } from 'zod';
import { answers, type RestModule, withExample } from '../../platform/rest/rest-module.ts';
import { externalArticleSchema, newsSourceSchema } from './schema.ts';

const SOURCE_ID = '5a1e9d1c-7f35-4d0e-8a6f-8f1f7b0f2c44';

const EXTERNAL_ARTICLE = withExample(externalArticleSchema, {
  id: 'e2a7c9b8-33f4-4d6a-b1f0-9d1c2b3a4e55',
  title: 'What the new custody form changes',
  author: 'R. Okafor',
  publishedAt: '2031-03-08T15:00:00.000Z',
  imageUrl: 'https://news.example/form.jpg',
  excerpt: 'The judicial council has published a shorter form.',
  url: 'https://news.example/custody-form',
  sourceId: SOURCE_ID,
  isVisible: true,
  fetchedAt: '2031-03-09T06:00:00.000Z',
});

const SOURCE = withExample(newsSourceSchema, {
  id: SOURCE_ID,
  name: 'California Courts Newsroom',
  isActive: true,
});

export const newsRest: RestModule = (api, call) => {
  api.get(
    '/external-blog-articles',
    {
      schema: {
        tags: ['News'],
        summary: 'Articles of other sites, newest first',
        description: 'At most 100, of active sources, without those that staff have hidden.',
        response: answers(200, z.array(EXTERNAL_ARTICLE), [403, 503]),
      },
    },
    (request) => call(request).news.list(),
  );

  api.get(
    '/blog-sources',
    {
      schema: {
        tags: ['News'],
        summary: 'The sites that articles come from',
        response: answers(200, z.array(SOURCE), [403, 503]),
      },
    },
    (request) => call(request).news.sources(),
  );
};
