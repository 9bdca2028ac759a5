import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, invalidField, requireUnedited } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { AnsweredFindings } from '../advertising/require-reason.ts';
import { lockPage, type PageChange, type PageRow, updatePage } from './admin-queries.ts';
import { noSuchPage } from './find-page.ts';
import { recordPageVersion } from './versions/queries.ts';

/** The actions in the audit log for changes of a page. */
export type PageAction =
  | 'page.create'
  | 'page.delete'
  | 'page.publish'
  | 'page.restore'
  | 'page.save'
  | 'page.schedule'
  | 'page.unpublish';

/**
 * Locks the page, applies a change, and records it as a version and in the audit log, where the entry includes the
 * reason for findings. Throws `page_not_found` or `edited_meanwhile`.
 */
export function changePage(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { id, updatedAt }: { id: string; updatedAt?: Date | null | undefined },
  action: PageAction,
  change: (tx: Tx, page: PageRow) => Promise<PageChange & AnsweredFindings>,
): Promise<PageRow> {
  return inTransaction(db, async (tx) => {
    const before = await lockPage(tx, id);
    if (!before) throw noSuchPage();
    requireUnedited(before, updatedAt, 'this page');
    const { advertising, ...columns } = await change(tx, before);
    const after = await updatePage(tx, id, columns);
    await recordPageVersion(tx, id, user.username);
    await logPageChange(tx, user, action, before, after, advertising && { advertising });
    return after;
  });
}

/** Throws for an application page: `invalid_input` if `field` is given, otherwise `page_is_application`. */
export function requireNoApplication({ kind }: PageRow, message: string, field?: string): void {
  if (kind !== 'application') return;
  if (field) throw invalidField(field, message);
  throw new DomainError('conflict', 'page_is_application', message);
}

/** Writes the audit entry of a change of a page. */
export function logPageChange(
  tx: Tx,
  user: User,
  action: PageAction,
  before: PageRow | null,
  after: PageRow | null,
  answered: AnsweredFindings = {},
): Promise<void> {
  return logChange(tx, user.username, action, ['pages', (after ?? before)?.id ?? null], {
    before: before && loggedPage(before),
    after: after && { ...loggedPage(after), ...answered },
  });
}

/** A page as the audit log stores it: its path, state and name. The content is in the versions. */
const loggedPage = ({ path, content, draft, isPublished, publishAt }: PageRow) => ({
  ...{ path, isPublished, publishAt },
  name: (draft ?? content).name,
  hasDraft: draft !== null,
});
