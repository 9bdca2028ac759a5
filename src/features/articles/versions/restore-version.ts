import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { requireUnedited } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { answerFindings } from '../../advertising/answer-findings.ts';
import { lockArticle, updateArticle } from '../admin-queries.ts';
import { advertisingTextsOf } from '../advertising-texts.ts';
import { loggedArticle, noSuchArticle, savedArticle } from '../draft-article.ts';
import { getVersion } from './find-versions.ts';
import { recordVersion } from './queries.ts';
import type { RestoreVersionInput } from './schema.ts';

/**
 * Saves the text of a version as the newest one. Address and publication stay as they are. Throws `article_not_found`,
 * `version_not_found`, `advertising_findings`, or `edited_meanwhile` if the article has been saved since the caller read it.
 */
export async function restoreVersion(
  { db, sanitizeArticle, user }: Pick<Context, 'db' | 'sanitizeArticle'> & { user: User },
  { id, number, updatedAt, advertisingReason }: RestoreVersionInput,
) {
  // Read before the transaction, which must not wait for a worker thread: the text of a version never changes.
  const {
    savedAt: _,
    savedBy: __,
    number: ___,
    ...text
  } = await getVersion({ db, sanitizeArticle }, { id, number });
  return db.transaction().execute(async (tx) => {
    const before = await lockArticle(tx, id);
    if (!before) throw noSuchArticle();
    requireUnedited(before, updatedAt, 'this blog post');
    await recordVersion(tx, id, null);
    const after = await updateArticle(tx, id, {
      ...text,
      isSample: before.isSample && before.content === text.content,
    });
    const answered = await answerFindings(
      tx,
      advertisingTextsOf(after),
      advertisingTextsOf(before),
      advertisingReason,
    );
    await recordVersion(tx, id, user.username);
    await logChange(tx, user.username, 'article.restore', ['blog_posts', id], {
      before: loggedArticle(before),
      after: { ...loggedArticle(after), restoredVersion: number, ...answered },
    });
    return savedArticle(after, []);
  });
}
