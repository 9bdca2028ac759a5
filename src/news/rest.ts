import { z } from 'zod';
import { answers, type RestModule } from '../rest-module.ts';
import { externalArticleSchema, newsSourceSchema } from './schema.ts';

const SOURCES = answers(200, z.array(newsSourceSchema), [403, 503]);

export const newsRest: RestModule = (api, call) => {
  api.get(
    '/external-blog-articles',
    {
      schema: {
        tags: ['News'],
        summary: 'Articles of other sites, newest first',
        description: 'At most 100, of active sources, without those that staff have hidden.',
        response: answers(200, z.array(externalArticleSchema), [403, 503]),
      },
    },
    (request) => call(request).news.list(),
  );

  // The page for visitors asks under /admin too, as documented; both answer what everybody may see.
  for (const [path, summary] of [
    ['/blog-sources', 'The sites that articles come from'],
    ['/admin/blog-sources', 'The same, at its documented address'],
  ] as const) {
    api.get(path, { schema: { tags: ['News'], summary, response: SOURCES } }, (request) =>
      call(request).news.sources(),
    );
  }
};
