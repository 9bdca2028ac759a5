import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound, requireUnedited } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { deleteEntryRow, insertEntries, lockEntry, updateEntryRow } from './queries.ts';
import type { EntryFields, UpdateEntryInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** Adds somebody to the conflict list. */
export function createEntry({ db, now, user }: Deps, fields: EntryFields) {
  return db.transaction().execute(async (tx) => {
    const [entry] = await insertEntries(tx, [
      { ...fields, createdBy: user.username, createdAt: now() },
    ]);
    if (!entry) throw new Error('The entry was not inserted');
    await note(tx, user, 'conflict-entry.create', entry.id, null, entry);
    return entry;
  });
}

/** Changes an entry. Throws `conflict_entry_not_found`, and `edited_meanwhile` if it was saved since the caller read it. */
export function updateEntry({ db, user }: Deps, { id, updatedAt, ...fields }: UpdateEntryInput) {
  return db.transaction().execute(async (tx) => {
    const before = await lockEntry(tx, id);
    if (!before) throw noSuchEntry();
    requireUnedited(before, updatedAt, 'this entry');
    const after = await updateEntryRow(tx, id, fields);
    await note(tx, user, 'conflict-entry.update', id, before, after);
    return after;
  });
}

/** Removes somebody from the conflict list. Throws `conflict_entry_not_found`. */
export function deleteEntry({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockEntry(tx, id);
    if (!before || !(await deleteEntryRow(tx, id))) throw noSuchEntry();
    await note(tx, user, 'conflict-entry.delete', id, before, null);
  });
}

/** Without names: the audit log cannot be changed, and somebody's data may have to be erased. */
const note = (
  tx: Tx,
  user: User,
  action: string,
  entityId: string,
  before: { relation: string } | null,
  after: { relation: string } | null,
) =>
  logChange(tx, user.username, action, ['conflict_entries', entityId], {
    before: before && { relation: before.relation },
    after: after && { relation: after.relation },
  });

export const noSuchEntry = () =>
  notFound('conflict_entry', 'There is no such entry in the conflict list.');
