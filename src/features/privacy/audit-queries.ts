import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { anyOf } from './trace-queries.ts';

type RowState = Record<string, unknown> | unknown[] | null;

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
 * Entries of the audit log about somebody, the newest first: those about their rows, and those in which their
 * address stands. That may be anywhere, in the words of a mail server or in what staff searched for; entries that
 * have the sign in the middle of an address have an index. Two statements: for both at once the log is read whole.
 */
export async function listEntriesAbout(
  db: Db,
  { email, rowIds }: { email: string; rowIds: readonly string[] },
) {
  const ofRows = await selectEntries(db).where('entityId', '=', anyOf(rowIds)).execute();
  const withAddress = await selectEntries(db)
    .where(sql<boolean>`${words} like '%@%'`)
    .where(sql<boolean>`position(lower(${email}) in lower(${words})) > 0`)
    .execute();
  const byId = new Map([...ofRows, ...withAddress].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(
    (a, b) => b.at.getTime() - a.at.getTime() || Number(b.id) - Number(a.id),
  );
}

export type EntryAbout = Awaited<ReturnType<typeof listEntriesAbout>>[number];

/** Puts what is left of an entry in its place. The database takes nothing else than erased texts. */
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
