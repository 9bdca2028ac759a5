import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { requireUnedited } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { answerFindings } from '../advertising/answer-findings.ts';
import { deleteRedirect, lockArticle, updateArticle, upsertRedirect } from './admin-queries.ts';
import { advertisingTextsOf } from './advertising-texts.ts';
import { chooseSlug } from './choose-slug.ts';
import { draftArticle, loggedArticle, noSuchArticle, savedArticle } from './draft-article.ts';
import { publicationOf } from './publication.ts';
import type { UpdateArticleInput } from './schema.ts';
import { recordVersion } from './versions/queries.ts';

/**
 * Updates an article and keeps its text as a version. A sample whose text changes no longer counts as a sample. Throws `article_not_found`,
 * `slug_taken`, `advertising_findings`, or `edited_meanwhile` if the article has been saved since the caller read it.
 */
export async function saveArticle(
  {
    db,
    now: clock,
    sanitizeArticle,
    user,
  }: Pick<Context, 'db' | 'now' | 'sanitizeArticle'> & { user: User },
  { id, updatedAt, ...input }: UpdateArticleInput,
) {
  const now = clock();
  // Fills the cache before the transaction, which must not wait for a worker thread.
  await sanitizeArticle(input.content);
  return inTransaction(db, async (tx) => {
    const before = await lockArticle(tx, id);
    if (!before) throw noSuchArticle();
    requireUnedited(before, updatedAt, 'this blog post');
    // For a text that no version has: saved by an earlier release, or by the installation.
    await recordVersion(tx, id, null);
    const { draft, removed } = await draftArticle({ tx, sanitizeArticle }, input, before);
    const slug = await chooseSlug(tx, input, before);
    const after = await updateArticle(tx, id, {
      ...draft,
      ...publicationOf(input, before, now),
      slug,
      isSample: before.isSample && (await sanitizeArticle(before.content)).html === draft.content,
    });
    const answered = await answerFindings(
      tx,
      advertisingTextsOf(after),
      advertisingTextsOf(before),
      input.advertisingReason,
    );
    await recordVersion(tx, id, user.username);
    await redirect(tx, before, slug);
    const { firstPublishedAt: _, isSample: __, ...documented } = before;
    await logChange(tx, user.username, 'article.update', ['blog_posts', id], {
      before: loggedArticle(documented),
      after: { ...loggedArticle(after), ...answered },
    });
    return savedArticle(after, removed);
  });
}

/** Redirects the old slug to the article, and removes a redirect from its new slug, so that there is no loop. */
async function redirect(tx: Tx, before: { id: string; slug: string }, slug: string) {
  if (slug === before.slug) return;
  await deleteRedirect(tx, slug);
  await upsertRedirect(tx, before.slug, before.id);
}
