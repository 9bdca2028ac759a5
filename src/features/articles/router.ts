import { z } from 'zod';
import { pageOf, publicListInput } from '../../platform/pagination/schema.ts';
import { publicProcedure, router, sharedByInput } from '../../platform/trpc/trpc.ts';
import { editProcedures } from './edit-procedures.ts';
import { ARTICLE } from './examples.ts';
import { findArticles, findLatestArticles } from './find-articles.ts';
import { getArticle, getArticlePage, listPublishedArticles } from './get-article.ts';
import { listProcedures } from './list-procedures.ts';
import { previewArticle } from './preview-article.ts';
import {
  articlePageSchema,
  articlePreviewInput,
  articlePreviewSchema,
  articleSchema,
  articleSlugInput,
  articleTeaserSchema,
  foundArticlesSchema,
  latestArticlesInput,
  searchArticlesInput,
} from './schema.ts';
import { versionProcedures } from './versions/procedures.ts';

export const articlesRouter = router({
  latest: publicProcedure
    .input(latestArticlesInput)
    .use(sharedByInput)
    .output(z.array(articleTeaserSchema))
    .query(({ ctx, input }) => findLatestArticles(ctx, input)),

  search: publicProcedure
    .input(searchArticlesInput)
    .use(sharedByInput)
    .output(foundArticlesSchema)
    .query(({ ctx, input }) => findArticles(ctx, input)),

  list: publicProcedure
    .meta({
      rest: 'GET /blog-posts',
      summary: 'Published articles, newest first',
      description:
        'content is sanitised HTML. q finds articles by the words of their texts, like the search of the blog.',
      errors: [400, 403, 503],
      examples: { response: ARTICLE },
    })
    .input(publicListInput)
    .use(sharedByInput)
    .output(pageOf(articleSchema))
    .query(({ ctx, input }) => listPublishedArticles(ctx, input)),

  bySlug: publicProcedure
    .meta({
      rest: 'GET /blog-posts/:slug',
      summary: 'One published article',
      description: 'Also found by its earlier slugs.',
      errors: [400, 403, 404, 503],
      examples: { response: ARTICLE },
      document: { params: z.object({ slug: z.string() }) },
    })
    .input(articleSlugInput)
    .output(articleSchema)
    .query(({ ctx, input }) => getArticle(ctx, input.slug)),

  page: publicProcedure
    .input(articleSlugInput)
    .use(sharedByInput)
    .output(articlePageSchema)
    .query(({ ctx, input }) => getArticlePage(ctx, input.slug)),

  preview: publicProcedure
    .input(articlePreviewInput)
    .output(articlePreviewSchema)
    .query(({ ctx, input }) => previewArticle(ctx, input.token)),

  ...listProcedures,
  ...editProcedures,
  ...versionProcedures,
});
