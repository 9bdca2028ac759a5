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

/** The actions of the single changes, so that each of them undoes only what is its own. */
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

/** Background work on the same messages locks them in another order. */
const ATTEMPTS = 5;

/**
 * The messages that match the filter, as many as a bulk change takes. A bulk change names its messages, so that one
 * that arrives meanwhile is not changed unseen.
 */
export async function listMatchingIds(
  deps: Pick<Context, 'db'> & { user: User },
  filter: SubmissionFilter,
) {
  return findMatchingSubmissions(deps.db, await readFilter(deps, filter));
}

/**
 * Sets a state of messages: read, resolved, answered by phone, assigned, spam or deleted. Skips those that have it
 * already, or are erased; returns the others. `not_spam` includes all spam of the same senders, who are then no longer
 * kept quiet. Throws `invalid_input` for an unknown assignee.
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

/** Undoes `triageMany` where that is the last change of the message; returns the messages that it restored. */
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
