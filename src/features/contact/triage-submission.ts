import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findSubmission, lockSubmission, updateSubmission } from './queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Throws `no_such_submission`. */
export async function getSubmission({ db }: Pick<Context, 'db'>, id: string) {
  const submission = await findSubmission(db, id);
  if (submission) return submission;
  throw noSuchSubmission();
}

/** Notes that somebody has read a message. Repeating it changes nothing. Throws `no_such_submission`. */
export function markSubmissionRead(deps: Deps, id: string) {
  return triage(deps, id, { isRead: true }, 'contact.read');
}

/** Notes that nothing is left to do about a message, which was then read, too. Throws `no_such_submission`. */
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

/** A message, locked until the transaction ends. Throws `no_such_submission`. */
export async function lockState(tx: Tx, id: string) {
  const submission = await lockSubmission(tx, id);
  if (submission) return submission;
  throw noSuchSubmission();
}

export type SubmissionState = { isRead: boolean; isResolved: boolean };

/** Changes a locked message, and writes down who did. */
export async function changeState(
  tx: Tx,
  { user, action }: { user: User; action: string },
  before: SubmissionState & { id: string },
  change: Partial<SubmissionState>,
) {
  const after = await updateSubmission(tx, before.id, change);
  await insertAuditEntry(tx, {
    actor: user.username,
    action,
    entity: 'contact_submissions',
    entityId: before.id,
    before: stateOf(before),
    after: stateOf(after),
  });
  return after;
}

/** What a client wrote is not repeated in the log. */
const stateOf = ({ isRead, isResolved }: SubmissionState): SubmissionState => ({
  isRead,
  isResolved,
});

const noSuchSubmission = () =>
  new DomainError('not_found', 'no_such_submission', 'There is no such submission.');
