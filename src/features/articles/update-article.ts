import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteRedirect, lockArticle, updateArticle, upsertRedirect } from './admin-queries.ts';
import { chooseSlug } from './choose-slug.ts';
import { draftArticle, loggedArticle, noSuchArticle } from './draft-article.ts';
import { publicationOf } from './publication.ts';
import { sanitizeArticle } from './sanitize-article.ts';
import type { UpdateArticleInput } from './schema.ts';

/**
 * Saves an article over itself. A sample whose text changes is the firm's own from then on. Throws
 * `no_such_article`, `slug_taken`, and `edited_meanwhile` if it is not any more as the caller read it.
 */
export async function saveArticle(
  { db, now: clock, user }: Pick<Context, 'db' | 'now'> & { user: User },
  { id, updatedAt, ...input }: UpdateArticleInput,
) {
  const now = clock();
  // Before the transaction, which must not wait for a worker; the draft takes it from the cache.
  await sanitizeArticle(input.content);
  return db.transaction().execute(async (tx) => {
    const before = await lockArticle(tx, id);
    if (!before) throw noSuchArticle();
    if (updatedAt && updatedAt.getTime() !== before.updatedAt.getTime()) throw editedMeanwhile();
    const { draft, removed } = await draftArticle(tx, input, before.author);
    const slug = await chooseSlug(tx, input, before);
    const after = await updateArticle(tx, id, {
      ...draft,
      ...publicationOf(input, before, now),
      slug,
      isSample: before.isSample && (await sanitizeArticle(before.content)).html === draft.content,
    });
    await redirect(tx, before, slug);
    const { firstPublishedAt: _, isSample: __, ...documented } = before;
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'article.update',
      entity: 'blog_posts',
      entityId: id,
      before: loggedArticle(documented),
      after: loggedArticle(after),
    });
    return { ...after, ...(removed.length > 0 && { removed }) };
  });
}

/** Old links go on working, and none leads to where it starts. */
async function redirect(tx: Tx, before: { id: string; slug: string }, slug: string) {
  if (slug === before.slug) return;
  await deleteRedirect(tx, slug);
  await upsertRedirect(tx, before.slug, before.id);
}

function editedMeanwhile(): DomainError {
  return new DomainError(
    'conflict',
    'edited_meanwhile',
    'Somebody else has saved this blog post since you opened it.',
  );
}
