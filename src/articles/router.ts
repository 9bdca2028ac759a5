import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { findArticles, findLatestArticles } from './find-articles.ts';
import { getArticle, getArticlePage, listPublishedArticles } from './get-article.ts';
import {
  articlePageSchema,
  articleSchema,
  articleSlugInput,
  articleTeaserSchema,
  foundArticlesSchema,
  latestArticlesInput,
  searchArticlesInput,
} from './schema.ts';

export const articlesRouter = router({
  latest: publicProcedure
    .input(latestArticlesInput)
    .output(z.array(articleTeaserSchema))
    .query(({ ctx, input }) => findLatestArticles(ctx, input)),

  search: publicProcedure
    .input(searchArticlesInput)
    .output(foundArticlesSchema)
    .query(({ ctx, input }) => findArticles(ctx, input)),

  list: publicProcedure
    .output(z.array(articleSchema))
    .query(({ ctx }) => listPublishedArticles(ctx)),

  bySlug: publicProcedure
    .input(articleSlugInput)
    .output(articleSchema)
    .query(({ ctx, input }) => getArticle(ctx, input.slug)),

  page: publicProcedure
    .input(articleSlugInput)
    .output(articlePageSchema)
    .query(({ ctx, input }) => getArticlePage(ctx, input.slug)),
});
