import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import {
  answers,
  bodyOf,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../platform/rest/rest-module.ts';
import {
  adminArticleSchema,
  articleIdInput,
  articleSchema,
  listAdminArticlesInput,
  savedArticleSchema,
  updateArticleInput,
  writeArticleInput,
} from './schema.ts';

const WRITTEN = {
  title: 'A living trust or a will: which one does your family need?',
  slug: 'living-trust-or-will',
  excerpt: 'Two documents, two very different years for the people you leave behind.',
  content: '<p>A will speaks through the court.</p>',
  category: 'estate-planning',
  author: 'Theo Okonjo',
  isPublished: true,
  publishedAt: '2031-03-01T17:00:00.000Z',
};

const EXAMPLE = {
  id: '3f1e7a40-6b0c-4f5e-9c55-1f6f4a1c2d90',
  ...WRITTEN,
  createdAt: '2031-02-27T22:10:00.000Z',
  updatedAt: '2031-03-01T17:00:00.000Z',
};

const ARTICLE = withExample(articleSchema, EXAMPLE);
const ADMIN_ARTICLE = withExample(adminArticleSchema, EXAMPLE);
const SAVED_ARTICLE = withExample(savedArticleSchema, { ...EXAMPLE, removed: ['<img>'] });

const saveArticleBody = updateArticleInput.omit({ id: true });

const WRITE_DESCRIPTION =
  'content is HTML and is sanitised. Without slug it follows from the title; a slug that is taken answers ' +
  '409 slug_taken. Published without publishedAt is now; a later publishedAt is a schedule.';

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

  api.get(
    '/admin/blog-posts',
    {
      schema: {
        tags: ['Articles'],
        summary: 'Blog posts in every state, newest first',
        description: LIST_DESCRIPTION,
        querystring: listAdminArticlesInput.partial(),
        response: answers(200, z.array(ADMIN_ARTICLE), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).articles.officeList({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  api.post(
    '/admin/blog-posts',
    {
      schema: {
        tags: ['Articles'],
        summary: 'Write a blog post',
        description: WRITE_DESCRIPTION,
        body: bodyOf(writeArticleInput, WRITTEN),
        response: answers(201, SAVED_ARTICLE, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).articles.create(request.body)),
  );

  api.put(
    '/admin/blog-posts/:id',
    {
      schema: {
        tags: ['Articles'],
        summary: 'Save a blog post',
        description: `${WRITE_DESCRIPTION} With updatedAt as it was read, a post that somebody else has saved since answers 409 edited_meanwhile.`,
        params: articleIdInput,
        body: bodyOf(saveArticleBody, WRITTEN),
        response: answers(200, SAVED_ARTICLE, [400, 401, 403, 404, 409, 503]),
      },
    },
    (request) => call(request).articles.update({ ...request.body, ...request.params }),
  );

  api.delete(
    '/admin/blog-posts/:id',
    {
      schema: {
        tags: ['Articles'],
        summary: 'Delete a blog post',
        params: articleIdInput,
        response: answers(204, z.void(), [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      await call(request).articles.delete(request.params);
      return reply.code(204).send();
    },
  );
};
