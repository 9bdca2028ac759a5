import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import type { User } from '../../platform/auth/user.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findAnsweringUser } from '../staff/queries.ts';
import { readFilter } from './read-filter.ts';
import type { BulkState } from './rules.ts';
import type { BulkTriageInput, SubmissionFilter } from './schema.ts';
import {
  findMatchingSubmissions,
  lockSubmissions,
  markMany,
  restoreMany,
  withSpamOfSameSenders,
} from './triage-many-queries.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** The audit actions of the single changes; an undo only undoes a change with its own action. */
const ACTIONS: Readonly<Record<BulkState, { deed: string; undo: string }>> = {
  read: { deed: 'contact.read', undo: 'contact.unread' },
  resolved: { deed: 'contact.resolve', undo: 'contact.unresolve' },
  answered: { deed: 'contact.phone', undo: 'contact.unphone' },
  assigned: { deed: 'contact.assign', undo: 'contact.unassign' },
  spam: { deed: 'contact.spam', undo: 'contact.not-spam' },
  not_spam: { deed: 'contact.not-spam', undo: 'contact.spam' },
  deleted: { deed: 'contact.delete', undo: 'contact.restore' },
  restored: { deed: 'contact.restore', undo: 'contact.delete' },
};

/** Attempts, because background work locks the same messages in another order, which may deadlock. */
const ATTEMPTS = 5;

/**
 * The ids of the messages that match the filter, up to the limit of a bulk change. A bulk change lists its messages, so
 * that a message that arrives meanwhile is not changed unseen.
 */
export async function listMatchingIds(
  deps: Pick<Context, 'db'> & { user: User },
  filter: SubmissionFilter,
) {
  return findMatchingSubmissions(deps.db, await readFilter(deps, filter));
}

/**
 * Sets the state of messages: read, resolved, answered by phone, assigned, spam or deleted. Skips messages that already
 * have the state or are erased; returns the changed ones. `not_spam` includes all spam of the same senders, whose
 * messages are no longer silenced then. Throws `invalid_input` for an unknown assignee.
 */
export async function triageMany(deps: Deps, { ids, state, assignedTo }: BulkTriageInput) {
  const { db, user, now } = deps;
  const assigneeId = assignedTo ? await requireStaffMember(deps, assignedTo) : null;
  const all = state === 'not_spam' ? await withSpamOfSameSenders(db, ids) : ids;
  const change = {
    actor: user.username,
    action: ACTIONS[state].deed,
    state,
    assigneeId,
    now: now(),
  };
  return { ids: await retryOnConflict(ATTEMPTS, () => markMany(db, all, change)) };
}

/** Undoes `triageMany` for messages of which it is the last change; returns the restored messages. */
export function undoTriageMany({ db, user }: Deps, { ids, state }: BulkTriageInput) {
  const { deed, undo } = ACTIONS[state];
  return retryOnConflict(ATTEMPTS, () =>
    db.transaction().execute(async (tx) => {
      await lockSubmissions(tx, ids);
      const change = { actor: user.username, deed, action: undo, state };
      return { ids: await restoreMany(tx, ids, change) };
    }),
  );
}

async function requireStaffMember({ db }: Deps, username: string): Promise<string> {
  const member = await findAnsweringUser(db, username);
  if (member) return member.id;
  throw invalidField('assignedTo', 'Choose somebody who has access');
}
