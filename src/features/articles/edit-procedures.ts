import { z } from 'zod';
import { can } from '../../platform/trpc/trpc.ts';
import { createArticle } from './create-article.ts';
import { deleteArticle } from './delete-article.ts';
import { SAVED_ARTICLE, WRITTEN_ARTICLE } from './examples.ts';
import { getAdminArticle } from './find-admin-articles.ts';
import { linkToPreview } from './preview-article.ts';
import {
  articleForEditingSchema,
  articleIdInput,
  previewLinkSchema,
  savedArticleSchema,
  updateArticleInput,
  writeArticleInput,
} from './schema.ts';
import { saveArticle } from './update-article.ts';

const WRITE_DESCRIPTION =
  'content is HTML and is sanitised. Without slug it follows from the title; a slug that is taken answers ' +
  '409 slug_taken. Published without publishedAt is now, a later publishedAt is a schedule, an earlier one is kept. An author ' +
  'who is neither the firm nor one of its attorneys needs guestLine, such as “Guest author, CPA”. A published text in ' +
  'which a check of advertising law finds something answers 409 advertising_findings with the findings, unless ' +
  'advertisingReason says why it is published all the same.';

/** Writing one article. */
export const editProcedures = {
  forEditing: can('articles.read')
    .input(articleIdInput)
    .output(articleForEditingSchema)
    .query(({ ctx, input }) => getAdminArticle(ctx, input.id)),

  create: can('articles.change')
    .meta({
      rest: 'POST /admin/blog-posts',
      summary: 'Create a blog post',
      description: WRITE_DESCRIPTION,
      status: 201,
      errors: [409],
      examples: { body: WRITTEN_ARTICLE, response: SAVED_ARTICLE },
    })
    .input(writeArticleInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => createArticle(ctx, input)),

  update: can('articles.change')
    .meta({
      rest: 'PUT /admin/blog-posts/:id',
      summary: 'Save a blog post',
      description: `${WRITE_DESCRIPTION} Send updatedAt as it was read; 409 edited_meanwhile if another user has saved the post since.`,
      errors: [409],
      examples: { body: WRITTEN_ARTICLE, response: SAVED_ARTICLE },
    })
    .input(updateArticleInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => saveArticle(ctx, input)),

  delete: can('articles.change')
    .meta({
      rest: 'DELETE /admin/blog-posts/:id',
      summary: 'Delete a blog post',
    })
    .input(articleIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteArticle(ctx, input.id)),

  previewLink: can('articles.change')
    .input(articleIdInput)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkToPreview(ctx, input.id)),
};
