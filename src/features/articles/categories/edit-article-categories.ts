import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import {
  DomainError,
  editedMeanwhile,
  invalidField,
  notFound,
} from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { usesInWords } from '../../firm/practice-areas/describe-uses.ts';
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
import type { CreateArticleCategoryInput, UpdateArticleCategoryInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Adds a category after all others. Throws `invalid_input`. */
export function createArticleCategory({ db, user }: Deps, input: CreateArticleCategoryInput) {
  return inTransaction(db, async (tx) => {
    const after = await insertArticleCategory(tx, input);
    if (!after) throw invalidField('key', 'Another category has this key already');
    await note(tx, user, 'article-category.create', { key: after.key, before: null, after });
    return after;
  });
}

/** Replaces a category. Throws `article_category_not_found` or `edited_meanwhile`. */
export function updateArticleCategory(
  { db, user }: Deps,
  { updatedAt, ...input }: UpdateArticleCategoryInput,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockExisting(tx, input.key);
    if (before.updatedAt.getTime() !== updatedAt.getTime()) {
      throw editedMeanwhile('Somebody else has saved this category since you opened it.');
    }
    const after = await replaceArticleCategory(tx, input);
    await note(tx, user, 'article-category.update', { key: after.key, before, after });
    return after;
  });
}

/**
 * Puts all categories in the order of the forms and lists, and returns them. Throws `edited_meanwhile` unless each
 * is named exactly once.
 */
export function orderArticleCategories({ db, user }: Deps, { keys }: { keys: readonly string[] }) {
  return inTransaction(db, async (tx) => {
    const before = await lockArticleCategoryKeys(tx);
    if (before.toSorted().join() !== keys.toSorted().join()) {
      throw editedMeanwhile('Somebody has added or deleted a category meanwhile.');
    }
    await orderArticleCategoryRows(tx, keys);
    await note(tx, user, 'article-category.order', {
      key: null,
      before: { keys: before },
      after: { keys },
    });
    return listArticleCategories(tx);
  });
}

/** Deletes a category that nothing uses. Throws `article_category_not_found` or `article_category_used`. */
export function deleteArticleCategory({ db, user }: Deps, key: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockExisting(tx, key);
    const uses = usesInWords(await findArticleCategoryUses(tx, key));
    if (uses !== undefined) {
      const message = `${before.label} is used by ${uses}. Make it inactive instead.`;
      throw new DomainError('conflict', 'article_category_used', message);
    }
    await deleteArticleCategoryRow(tx, key);
    await note(tx, user, 'article-category.delete', { key, before, after: null });
  });
}

async function lockExisting(tx: Tx, key: string) {
  const category = await lockArticleCategory(tx, key);
  if (!category) throw notFound('article_category', 'There is no such category.');
  return category;
}

const note = (
  tx: Tx,
  user: User,
  action: string,
  { key, before, after }: { key: string | null; before: object | null; after: object | null },
) =>
  insertAuditEntry(tx, {
    actor: user.username,
    action,
    entity: 'article_categories',
    entityId: key,
    before,
    after,
  });
