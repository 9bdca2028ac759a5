import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { readFilter } from './read-filter.ts';
import type { BulkTriageInput, SubmissionFilter } from './schema.ts';
import {
  findMatchingSubmissions,
  lockSubmissions,
  markMany,
  restoreMany,
} from './triage-many-queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** The actions of the single changes, so that each of them undoes only what is its own. */
const ACTIONS = {
  read: { deed: 'contact.read', undo: 'contact.unread' },
  resolved: { deed: 'contact.resolve', undo: 'contact.unresolve' },
} as const;

/**
 * The messages that match the filter, as many as a bulk change takes. A bulk change names its messages, so that one
 * that arrives meanwhile is not changed unseen.
 */
export async function listMatchingIds({ db }: Pick<Context, 'db'>, filter: SubmissionFilter) {
  return findMatchingSubmissions(db, await readFilter(db, filter));
}

/** Marks messages as read or as resolved. Skips those that are already, or are deleted; returns the others. */
export async function triageMany({ db, user }: Deps, { ids, state }: BulkTriageInput) {
  const deed = { actor: user.username, action: ACTIONS[state].deed };
  return { ids: await markMany(db, ids, { ...deed, isResolved: state === 'resolved' }) };
}

/** Undoes `triageMany` where that is the last change of the message; returns the messages that it restored. */
export function undoTriageMany({ db, user }: Deps, { ids, state }: BulkTriageInput) {
  const { deed, undo } = ACTIONS[state];
  return db.transaction().execute(async (tx) => {
    await lockSubmissions(tx, ids);
    return { ids: await restoreMany(tx, ids, { actor: user.username, deed, action: undo }) };
  });
}
