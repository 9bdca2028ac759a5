import { z } from 'zod';
import { answers, type RestModule, withExample } from '../rest-module.ts';
import { articleSchema } from './schema.ts';

const ARTICLE = withExample(articleSchema, {
  id: '3f1e7a40-6b0c-4f5e-9c55-1f6f4a1c2d90',
  title: 'A living trust or a will: which one does your family need?',
  slug: 'living-trust-or-will',
  excerpt: 'Two documents, two very different years for the people you leave behind.',
  content: '<p>A will speaks through the court.</p>',
  category: 'estate-planning',
  author: 'Theo Okonjo',
  isPublished: true,
  publishedAt: '2031-03-01T17:00:00.000Z',
  createdAt: '2031-02-27T22:10:00.000Z',
  updatedAt: '2031-03-01T17:00:00.000Z',
});

export const articlesRest: RestModule = (api, call) => {
  api.get(
    '/blog-posts',
    {
      schema: {
        tags: ['Articles'],
        summary: 'Published articles, newest first',
        description: 'At most 100. content is sanitised HTML.',
        response: answers(200, z.array(ARTICLE), [403, 503]),
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
        response: answers(200, ARTICLE, [400, 403, 404, 503]),
      },
    },
    (request) => call(request).articles.bySlug(request.params),
  );
};
