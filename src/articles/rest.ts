import { z } from 'zod';
import { answers, type RestModule } from '../rest-module.ts';
import { articleSchema } from './schema.ts';

export const articlesRest: RestModule = (api, call) => {
  api.get(
    '/blog-posts',
    {
      schema: {
        tags: ['Articles'],
        summary: 'Published articles, newest first',
        description: 'At most 100. content is sanitised HTML.',
        response: answers(200, z.array(articleSchema), [403, 503]),
      },
    },
    (request) => call(request).articles.list(),
  );

  api.get(
    '/blog-posts/:slug',
    {
      schema: {
        tags: ['Articles'],
        summary: 'One published article',
        description: 'A slug that the article had earlier finds it too.',
        params: z.object({ slug: z.string() }),
        response: answers(200, articleSchema, [400, 403, 404, 503]),
      },
    },
    (request) => call(request).articles.bySlug(request.params),
  );
};
