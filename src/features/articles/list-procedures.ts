import { changedIdsSchema, matchingIdsSchema } from '../../platform/pagination/bulk-schema.ts';
import { can } from '../../platform/trpc/trpc.ts';
import { countArticlesByStatus } from './admin-queries.ts';
import { deleteArticles, publishArticles, undoPublishArticles } from './change-many.ts';
import { ARTICLE } from './examples.ts';
import { exportArticles } from './export-articles.ts';
import { findAdminArticles, findArticleRows, listMatchingArticles } from './find-admin-articles.ts';
import {
  adminArticlePageSchema,
  articleCountsSchema,
  articleExportSchema,
  articleFilter,
  articleIdsInput,
  articleRowPageSchema,
  exportArticlesInput,
  listAdminArticlesInput,
  publishArticlesInput,
} from './schema.ts';

const adminList = can('articles.read')
  .meta({
    formerNames: ['articles.officeList'],
    rest: 'GET /admin/blog-posts',
    summary: 'Blog posts in every state, newest first',
    examples: { response: ARTICLE },
  })
  .input(listAdminArticlesInput)
  .output(adminArticlePageSchema)
  .query(({ ctx, input }) => findAdminArticles(ctx, input));

const adminRows = can('articles.read')
  .meta({ formerNames: ['articles.officeRows'] })
  .input(listAdminArticlesInput)
  .output(articleRowPageSchema)
  .query(({ ctx, input }) => findArticleRows(ctx, input));

/** The list of articles in the back office, and changes of many at once. */
export const listProcedures = {
  adminList,
  adminRows,
  /** The former names, for pages that browsers opened before the upgrade. Remove them once `Sunset` is over. */
  officeList: adminList,
  officeRows: adminRows,

  counts: can('articles.read')
    .output(articleCountsSchema)
    .query(({ ctx }) => countArticlesByStatus(ctx.db, ctx.now())),

  matching: can('articles.read')
    .input(articleFilter)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => listMatchingArticles(ctx, input)),

  publishMany: can('articles.change')
    .input(publishArticlesInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => publishArticles(ctx, input)),

  undoPublishMany: can('articles.change')
    .input(publishArticlesInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => undoPublishArticles(ctx, input)),

  deleteMany: can('articles.change')
    .input(articleIdsInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => deleteArticles(ctx, input.ids)),

  export: can('articles.export')
    .meta({
      rest: 'POST /admin/blog-posts/export',
      summary: 'Export the filtered blog posts as CSV',
      description:
        'Without their texts. In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { status: 'published', category: 'guides' },
        response:
          'Title,Category,Author,Status,Publication (America/Los_Angeles),Created (America/Los_Angeles),Last saved (America/Los_Angeles),Slug,Excerpt\r\n' +
          'Before you sign,Guides,Jordan Lee,Published,2031-02-01 10:30,2031-02-01 10:30,2031-02-01 10:30,before-you-sign,A list for the evening before.\r\n',
      },
      file: 'blog-posts.csv',
    })
    .input(exportArticlesInput)
    .output(articleExportSchema)
    .mutation(({ ctx, input }) => exportArticles(ctx, input)),
};
