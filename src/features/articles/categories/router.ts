import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { listKeyInput, orderKeysInput } from '../../firm/practice-areas/schema.ts';
import {
  createArticleCategory,
  deleteArticleCategory,
  orderArticleCategories,
  updateArticleCategory,
} from './edit-article-categories.ts';
import { listArticleCategories } from './queries.ts';
import {
  articleCategorySettingsSchema,
  createArticleCategoryInput,
  updateArticleCategoryInput,
} from './schema.ts';

const TAG = 'Article categories';

export const articleCategoriesRouter = router({
  list: can('articles.read')
    .meta({
      rest: 'GET /admin/article-categories',
      tag: TAG,
      summary: 'List the categories in order, including inactive ones',
    })
    .output(z.array(articleCategorySettingsSchema))
    .query(({ ctx }) => listArticleCategories(ctx.db)),

  create: can('articles.change')
    .meta({
      rest: 'POST /admin/article-categories',
      tag: TAG,
      summary: 'Add a category',
      status: 201,
    })
    .input(createArticleCategoryInput)
    .output(articleCategorySettingsSchema)
    .mutation(({ ctx, input }) => createArticleCategory(ctx, input)),

  update: can('articles.change')
    .meta({
      rest: 'PUT /admin/article-categories/:key',
      tag: TAG,
      summary: 'Replace a category',
      description:
        'Send the updatedAt that was read; 409 edited_meanwhile if it has changed since. An inactive category is not offered, but existing records keep its label.',
      errors: [409],
    })
    .input(updateArticleCategoryInput)
    .output(articleCategorySettingsSchema)
    .mutation(({ ctx, input }) => updateArticleCategory(ctx, input)),

  order: can('articles.change')
    .meta({
      rest: 'POST /admin/article-categories/order',
      tag: TAG,
      summary: 'Change the order of the categories',
      description: 'Send the keys of all categories in the new order. Returns all categories.',
      errors: [409],
    })
    .input(orderKeysInput)
    .output(z.array(articleCategorySettingsSchema))
    .mutation(({ ctx, input }) => orderArticleCategories(ctx, input)),

  delete: can('articles.change')
    .meta({
      rest: 'DELETE /admin/article-categories/:key',
      tag: TAG,
      summary: 'Delete an unused category',
      description: '409 article_category_used if records refer to it; the error lists which kinds.',
      errors: [409],
    })
    .input(listKeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteArticleCategory(ctx, input.key)),
});
