import { z } from 'zod';
import { changedIdsSchema, matchingIdsSchema } from '../../platform/pagination/bulk-schema.ts';
import {
  publicProcedure,
  router,
  sharedByInput,
  sharedProcedure,
  staffProcedure,
} from '../../platform/trpc/trpc.ts';
import { countArticlesByStatus, findMatchingArticles } from './admin-queries.ts';
import { deleteArticles, publishArticles, undoPublishArticles } from './change-many.ts';
import { createArticle } from './create-article.ts';
import { deleteArticle } from './delete-article.ts';
import { ARTICLE, LISTED_VERSION, SAVED_ARTICLE, VERSION, WRITTEN_ARTICLE } from './examples.ts';
import { exportArticles } from './export-articles.ts';
import { findAdminArticles, findArticleRows, getAdminArticle } from './find-admin-articles.ts';
import { findArticles, findLatestArticles } from './find-articles.ts';
import { getArticle, getArticlePage, listPublishedArticles } from './get-article.ts';
import { linkToPreview, previewArticle } from './preview-article.ts';
import {
  adminArticlePageSchema,
  articleCountsSchema,
  articleExportSchema,
  articleFilter,
  articleIdInput,
  articleIdsInput,
  articlePageSchema,
  articlePreviewInput,
  articlePreviewSchema,
  articleRowPageSchema,
  articleSchema,
  articleSlugInput,
  articleTeaserSchema,
  editedArticleSchema,
  exportArticlesInput,
  foundArticlesSchema,
  latestArticlesInput,
  listAdminArticlesInput,
  previewLinkSchema,
  publishArticlesInput,
  savedArticleSchema,
  searchArticlesInput,
  updateArticleInput,
  writeArticleInput,
} from './schema.ts';
import { saveArticle } from './update-article.ts';
import { findVersions, getVersion } from './versions/find-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import { KEPT_VERSIONS } from './versions/rules.ts';
import {
  restoreVersionInput,
  versionInput,
  versionListSchema,
  versionSchema,
} from './versions/schema.ts';

const WRITE_DESCRIPTION =
  'content is HTML and is sanitised. Without slug it follows from the title; a slug that is taken answers ' +
  '409 slug_taken. Published without publishedAt is now, a later publishedAt is a schedule, an earlier one is kept. An author ' +
  'who is neither the firm nor one of its attorneys needs guestLine, such as “Guest author, CPA”.';

const adminList = staffProcedure
  .meta({
    rest: 'GET /admin/blog-posts',
    summary: 'Blog posts in every state, newest first',
    examples: { response: ARTICLE },
  })
  .input(listAdminArticlesInput)
  .output(adminArticlePageSchema)
  .query(({ ctx, input }) => findAdminArticles(ctx, input));

const adminRows = staffProcedure
  .input(listAdminArticlesInput)
  .output(articleRowPageSchema)
  .query(({ ctx, input }) => findArticleRows(ctx, input));

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
    .meta({
      rest: 'GET /blog-posts',
      summary: 'Published articles, newest first',
      description: 'At most 100. content is sanitised HTML.',
      errors: [403, 503],
      examples: { response: ARTICLE },
    })
    .output(z.array(articleSchema))
    .query(({ ctx }) => listPublishedArticles(ctx)),

  bySlug: publicProcedure
    .meta({
      rest: 'GET /blog-posts/:slug',
      summary: 'One published article',
      description: 'A slug that the article had earlier finds it too.',
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

  adminList,
  adminRows,
  /** The former names, for pages that browsers opened before the upgrade. Remove them with the next release. */
  officeList: adminList,
  officeRows: adminRows,

  counts: staffProcedure
    .output(articleCountsSchema)
    .query(({ ctx }) => countArticlesByStatus(ctx.db, ctx.now())),

  matching: staffProcedure
    .input(articleFilter)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => findMatchingArticles(ctx.db, input, ctx.now())),

  publishMany: staffProcedure
    .input(publishArticlesInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => publishArticles(ctx, input)),

  undoPublishMany: staffProcedure
    .input(publishArticlesInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => undoPublishArticles(ctx, input)),

  deleteMany: staffProcedure
    .input(articleIdsInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => deleteArticles(ctx, input.ids)),

  export: staffProcedure
    .meta({
      rest: 'POST /admin/blog-posts/export',
      summary: 'All blog posts that are filtered as a table to save (text/csv)',
      description:
        'Without their texts, in the order of the list, without a limit. A connection that ends early says that rows are missing.',
      examples: { body: { status: 'published', category: 'divorce' } },
      file: 'blog-posts.csv',
    })
    .input(exportArticlesInput)
    .output(articleExportSchema)
    .mutation(({ ctx, input }) => exportArticles(ctx, input)),

  forEditing: staffProcedure
    .input(articleIdInput)
    .output(editedArticleSchema)
    .query(({ ctx, input }) => getAdminArticle(ctx, input.id)),

  create: staffProcedure
    .meta({
      rest: 'POST /admin/blog-posts',
      summary: 'Write a blog post',
      description: WRITE_DESCRIPTION,
      status: 201,
      errors: [409],
      examples: { body: WRITTEN_ARTICLE, response: SAVED_ARTICLE },
    })
    .input(writeArticleInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => createArticle(ctx, input)),

  update: staffProcedure
    .meta({
      rest: 'PUT /admin/blog-posts/:id',
      summary: 'Save a blog post',
      description: `${WRITE_DESCRIPTION} With updatedAt as it was read, a post that somebody else has saved since answers 409 edited_meanwhile.`,
      errors: [409],
      examples: { body: WRITTEN_ARTICLE, response: SAVED_ARTICLE },
    })
    .input(updateArticleInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => saveArticle(ctx, input)),

  delete: staffProcedure
    .meta({
      rest: 'DELETE /admin/blog-posts/:id',
      summary: 'Delete a blog post',
    })
    .input(articleIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteArticle(ctx, input.id)),

  versions: staffProcedure
    .meta({
      rest: 'GET /admin/blog-posts/:id/versions',
      summary: 'Versions of a blog post, newest first',
      description: `At most ${KEPT_VERSIONS}; the newest has the present text. savedBy is null where nobody knows.`,
      examples: { response: LISTED_VERSION },
    })
    .input(articleIdInput)
    .output(versionListSchema)
    .query(({ ctx, input }) => findVersions(ctx, input.id)),

  version: staffProcedure
    .meta({
      rest: 'GET /admin/blog-posts/:id/versions/:number',
      summary: 'One version of a blog post',
      examples: { response: VERSION },
    })
    .input(versionInput)
    .output(versionSchema)
    .query(({ ctx, input }) => getVersion(ctx, input)),

  restoreVersion: staffProcedure
    .meta({
      rest: 'POST /admin/blog-posts/:id/versions/:number/restore',
      summary: 'Restore a version of a blog post',
      description:
        'Saves its text as the newest version; slug and publication stay. With updatedAt as it was read, a post ' +
        'that somebody else has saved since answers 409 edited_meanwhile.',
      errors: [409],
      optionalBody: true,
      examples: { response: SAVED_ARTICLE },
    })
    .input(restoreVersionInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),

  previewLink: staffProcedure
    .input(articleIdInput)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkToPreview(ctx, input.id)),
});
