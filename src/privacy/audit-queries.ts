import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { anyOf } from './trace-queries.ts';

/** Whose entries are looked for: those about their rows, and those in which their address stands. */
type Whose = { email: string; rowIds: readonly string[] };

// The address may stand anywhere, in the words of a mail server or in what staff searched for: read whole.
const isAbout = ({ email, rowIds }: Whose) =>
  sql<boolean>`(entity_id = ${anyOf(rowIds)}
    or position(lower(${email}) in lower(concat(before, after))) > 0)`;

type RowState = Record<string, unknown> | unknown[] | null;

/** Entries of the audit log about somebody, the newest first, at most `limit`. */
export function listEntriesAbout(db: Db, whose: Whose, limit?: number) {
  return db
    .selectFrom('auditLog')
    .select(['id', 'at', 'action', 'entity', 'entityId'])
    .select((eb) => [
      eb.ref('before').$castTo<RowState>().as('before'),
      eb.ref('after').$castTo<RowState>().as('after'),
    ])
    .where(isAbout(whose))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
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
