import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { RowState } from '../../platform/audit/queries.ts';
import { anyOf } from '../privacy/person-queries.ts';

const selectEntries = (db: Db) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at', 'action', 'entity', 'entityId'])
    .select((eb) => [
      eb.ref('before').$castTo<RowState>().as('before'),
      eb.ref('after').$castTo<RowState>().as('after'),
    ]);

const words = sql`coalesce(before::text, '') || coalesce(after::text, '')`;

/**
 * Entries of the audit log about a person, newest first: those about their records, and those that contain their e-mail
 * address anywhere, for example in a mail server's reply or a staff search. Entries with an `@` have an index. Two
 * statements, because a combined condition would scan the whole log.
 */
export async function listEntriesAbout(
  db: Db,
  { email, recordIds }: { email: string; recordIds: readonly string[] },
) {
  const ofRecords = await selectEntries(db).where('entityId', '=', anyOf(recordIds)).execute();
  const withAddress = await selectEntries(db)
    .where(sql<boolean>`${words} like '%@%'`)
    .where(sql<boolean>`position(lower(${email}) in lower(${words})) > 0`)
    .execute();
  const byId = new Map([...ofRecords, ...withAddress].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(
    (a, b) => b.at.getTime() - a.at.getTime() || Number(b.id) - Number(a.id),
  );
}

export type EntryAbout = Awaited<ReturnType<typeof listEntriesAbout>>[number];

/** Replaces the states of an entry by their erased form. The database rejects any other change. */
export async function eraseInEntry(
  tx: Tx,
  { id, before, after }: { id: string; before: RowState; after: RowState },
): Promise<void> {
  const json = (state: RowState) => (state === null ? null : JSON.stringify(state));
  await tx
    .updateTable('auditLog')
    .set({ before: json(before), after: json(after) })
    .where('id', '=', id)
    .execute();
}
