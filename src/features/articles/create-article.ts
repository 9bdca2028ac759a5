import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { answerFindings } from '../advertising/answer-findings.ts';
import { deleteRedirect, insertArticle } from './admin-queries.ts';
import { advertisingTextsOf } from './advertising-texts.ts';
import { chooseSlug } from './choose-slug.ts';
import { draftArticle, loggedArticle, savedArticle } from './draft-article.ts';
import { publicationOf } from './publication.ts';
import type { WriteArticleInput } from './schema.ts';
import { recordVersion } from './versions/queries.ts';

/**
 * Creates an article. If its slug redirects to another article, that redirect is removed. Throws `slug_taken` or
 * `advertising_findings`.
 */
export async function createArticle(
  {
    db,
    now: clock,
    sanitizeArticle,
    user,
  }: Pick<Context, 'db' | 'now' | 'sanitizeArticle'> & { user: User },
  input: WriteArticleInput,
) {
  const now = clock();
  // Fills the cache before the transaction, which must not wait for a worker thread.
  await sanitizeArticle(input.content);
  return inTransaction(db, async (tx) => {
    const { draft, removed } = await draftArticle({ tx, sanitizeArticle }, input, null);
    const slug = await chooseSlug(tx, input, null);
    const article = await insertArticle(tx, {
      ...draft,
      ...publicationOf(input, null, now),
      slug,
      isSample: false,
      createdAt: now,
    });
    const answered = await answerFindings(
      tx,
      advertisingTextsOf(article),
      [],
      input.advertisingReason,
    );
    await recordVersion(tx, article.id, user.username);
    await deleteRedirect(tx, slug);
    await logChange(tx, user.username, 'article.create', ['blog_posts', article.id], {
      after: { ...loggedArticle(article), ...answered },
    });
    return savedArticle(article, removed);
  });
}
