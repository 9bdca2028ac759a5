import { findLastEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { changeState, lockState, type SubmissionState } from './triage-submission.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Takes back that a message was read: see `takeBack`. */
export function undoSubmissionRead(deps: Deps, id: string) {
  return takeBack(deps, id, {
    deed: 'contact.read',
    action: 'contact.unread',
    isBack: ({ isRead }) => !isRead,
  });
}

/** Takes back that nothing is left to do about a message: see `takeBack`. */
export function undoSubmissionResolved(deps: Deps, id: string) {
  return takeBack(deps, id, {
    deed: 'contact.resolve',
    action: 'contact.unresolve',
    isBack: ({ isResolved }) => !isResolved,
  });
}

/**
 * Makes a message what it was before the caller's own deed, as long as that is the last in the log: what a
 * colleague has done since stays. Repeating it changes nothing. Throws `no_such_submission` and
 * `changed_meanwhile`.
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
    if (last?.action !== deed || last.actor !== user.username) throw changedMeanwhile();
    return changeState(tx, { user, action }, now, last.before as SubmissionState);
  });
}

const changedMeanwhile = () =>
  new DomainError(
    'conflict',
    'changed_meanwhile',
    'This is not your own last change of the message: somebody else has worked on it.',
  );
