import { keyedEntryEditor } from '../../../platform/keyed-entries/keyed-entry-editor.ts';
import {
  deleteArticleCategoryRow,
  findArticleCategoryUses,
  insertArticleCategory,
  listArticleCategories,
  lockArticleCategory,
  lockArticleCategoryKeys,
  orderArticleCategoryRows,
  replaceArticleCategory,
} from './queries.ts';

const editor = keyedEntryEditor({
  name: 'category',
  reason: 'article_category',
  entity: 'article_categories',
  actions: {
    create: 'article-category.create',
    update: 'article-category.update',
    order: 'article-category.order',
    delete: 'article-category.delete',
  },
  queries: {
    list: listArticleCategories,
    insert: insertArticleCategory,
    replace: replaceArticleCategory,
    lock: lockArticleCategory,
    lockKeys: lockArticleCategoryKeys,
    order: orderArticleCategoryRows,
    remove: deleteArticleCategoryRow,
    findUses: findArticleCategoryUses,
  },
});

/** Adds a category after all others. Throws `invalid_input`. */
export const createArticleCategory = editor.create;

/** Replaces a category. Throws `article_category_not_found` or `edited_meanwhile`. */
export const updateArticleCategory = editor.update;

/**
 * Puts all categories in the order of the forms and lists, and returns them. Throws `edited_meanwhile` unless each is
 * named exactly once.
 */
export const orderArticleCategories = editor.order;

/** Deletes a category that nothing uses. Throws `article_category_not_found` or `article_category_used`. */
export const deleteArticleCategory = editor.remove;
