import { findLastEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { changeState, lockState, type SubmissionState } from './triage-submission.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Undoes `markSubmissionRead`: see `takeBack`. */
export function undoSubmissionRead(deps: Deps, id: string) {
  return takeBack(deps, id, {
    deed: 'contact.read',
    action: 'contact.unread',
    isBack: ({ isRead }) => !isRead,
  });
}

/** Undoes `resolveSubmission`: see `takeBack`. */
export function undoSubmissionResolved(deps: Deps, id: string) {
  return takeBack(deps, id, {
    deed: 'contact.resolve',
    action: 'contact.unresolve',
    isBack: ({ isResolved }) => !isResolved,
  });
}

/**
 * Restores the state that a message had before the caller's own change, provided that this change is the last one in
 * the audit log: later changes by a colleague are kept. Idempotent. Throws `submission_not_found` and
 * `edited_meanwhile`.
 */
function takeBack(
  { db, user }: Deps,
  id: string,
  {
    deed,
    action,
    isBack,
  }: { deed: string; action: string; isBack: (state: SubmissionState) => boolean },
) {
  return db.transaction().execute(async (tx) => {
    const now = await lockState(tx, id);
    if (isBack(now)) return now;
    const last = await findLastEntry(tx, 'contact_submissions', id);
    if (last?.action !== deed || last.actor !== user.username)
      throw editedMeanwhile('Somebody else has changed this message since.', 'changed_meanwhile');
    return changeState(tx, { user, action }, now, last.before as SubmissionState);
  });
}
