import type { Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findSubmission, lockSubmission, updateSubmission } from './queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Throws `submission_not_found`. */
export async function getSubmission({ db }: Pick<Context, 'db'>, id: string) {
  const submission = await findSubmission(db, id);
  if (submission) return submission;
  throw noSuchSubmission();
}

/** Marks a message as read. Idempotent. Throws `submission_not_found`. */
export function markSubmissionRead(deps: Deps, id: string) {
  return triage(deps, id, { isRead: true }, 'contact.read');
}

/** Marks a message as resolved, which implies read. Throws `submission_not_found`. */
export function resolveSubmission(deps: Deps, id: string) {
  return triage(deps, id, { isRead: true, isResolved: true }, 'contact.resolve');
}

function triage(
  { db, user }: Deps,
  id: string,
  change: { isRead: true; isResolved?: true },
  action: string,
) {
  return db.transaction().execute(async (tx) => {
    const before = await lockState(tx, id);
    const isDone = before.isRead && (before.isResolved || !change.isResolved);
    return isDone ? before : changeState(tx, { user, action }, before, change);
  });
}

/** A message, locked until the transaction ends. Throws `submission_not_found`. */
export async function lockState(tx: Tx, id: string) {
  const submission = await lockSubmission(tx, id);
  if (submission) return submission;
  throw noSuchSubmission();
}

export type SubmissionState = { isRead: boolean; isResolved: boolean };

/** Changes a locked message and records who did it in the audit log. */
export async function changeState(
  tx: Tx,
  { user, action }: { user: User; action: string },
  before: SubmissionState & { id: string },
  change: Partial<SubmissionState>,
) {
  const after = await updateSubmission(tx, before.id, change);
  await logChange(tx, user.username, action, ['contact_submissions', before.id], {
    before: stateOf(before),
    after: stateOf(after),
  });
  return after;
}

/** Keeps the client's own text out of the audit log. */
const stateOf = ({ isRead, isResolved }: SubmissionState): SubmissionState => ({
  isRead,
  isResolved,
});

export const noSuchSubmission = () => notFound('submission', 'There is no such submission.');
