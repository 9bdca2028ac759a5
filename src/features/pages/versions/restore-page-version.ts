import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { answerIfScheduled } from '../answer-page-findings.ts';
import { changePage } from '../change-page.ts';
import type { RestorePageVersionInput } from '../schema.ts';
import { getPageVersion } from './find-page-versions.ts';

/**
 * Saves the content of a version as the draft of the page, which visitors see once it is published. Throws
 * `page_not_found`, `version_not_found`, `edited_meanwhile` if the page has been saved since the caller read it, or,
 * for a scheduled page, `advertising_findings`.
 */
export async function restorePageVersion(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { id, number, updatedAt, advertisingReason }: RestorePageVersionInput,
) {
  const { content } = await getPageVersion({ db }, { id, number });
  return changePage({ db, user }, { id, updatedAt }, 'page.restore', async (tx, page) => ({
    draft: content,
    ...(await answerIfScheduled(tx, page, content, advertisingReason)),
  }));
}
