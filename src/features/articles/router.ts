import { z } from 'zod';
import {
  publicProcedure,
  router,
  sharedByInput,
  sharedProcedure,
  staffProcedure,
} from '../../platform/trpc/trpc.ts';
import { createArticle } from './create-article.ts';
import { deleteArticle } from './delete-article.ts';
import {
  countArticlesByStatus,
  findAdminArticles,
  findArticleRows,
  getAdminArticle,
} from './find-admin-articles.ts';
import { findArticles, findLatestArticles } from './find-articles.ts';
import { getArticle, getArticlePage, listPublishedArticles } from './get-article.ts';
import { linkToPreview, previewArticle } from './preview-article.ts';
import {
  adminArticlePageSchema,
  adminArticleSchema,
  articleCountsSchema,
  articleIdInput,
  articlePageSchema,
  articlePreviewInput,
  articlePreviewSchema,
  articleRowPageSchema,
  articleSchema,
  articleSlugInput,
  articleTeaserSchema,
  foundArticlesSchema,
  latestArticlesInput,
  listAdminArticlesInput,
  previewLinkSchema,
  savedArticleSchema,
  searchArticlesInput,
  updateArticleInput,
  writeArticleInput,
} from './schema.ts';
import { saveArticle } from './update-article.ts';

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

  list: sharedProcedure
    .output(z.array(articleSchema))
    .query(({ ctx }) => listPublishedArticles(ctx)),

  bySlug: publicProcedure
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

  officeList: staffProcedure
    .input(listAdminArticlesInput)
    .output(adminArticlePageSchema)
    .query(({ ctx, input }) => findAdminArticles(ctx, input)),

  officeRows: staffProcedure
    .input(listAdminArticlesInput)
    .output(articleRowPageSchema)
    .query(({ ctx, input }) => findArticleRows(ctx, input)),

  counts: staffProcedure.output(articleCountsSchema).query(({ ctx }) => countArticlesByStatus(ctx)),

  forEditing: staffProcedure
    .input(articleIdInput)
    .output(adminArticleSchema)
    .query(({ ctx, input }) => getAdminArticle(ctx, input.id)),

  create: staffProcedure
    .input(writeArticleInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => createArticle(ctx, input)),

  update: staffProcedure
    .input(updateArticleInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => saveArticle(ctx, input)),

  delete: staffProcedure
    .input(articleIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteArticle(ctx, input.id)),

  previewLink: staffProcedure
    .input(articleIdInput)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkToPreview(ctx, input.id)),
});
