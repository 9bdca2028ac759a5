import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { unscoped } from '../../../../db/row-scope.ts';
import { type DocumentState, type DocumentType, WHOLE_STATES } from '../rules.ts';

type Row = { id: string; name: string; type: DocumentType | null; state: DocumentState };

/** Documents by their ids, for everybody who may read the answers that name them. */
export async function listNamed(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, name, type, state from ${unscoped('documents')}
    where id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** The ids of the documents at a place that have arrived as a whole, in the order in which they came. */
export async function listWholeIds(db: Db, places: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('answerPlace', '=', sql<string>`any(${places})`)
    .where('state', 'in', WHOLE_STATES)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many documents at a place count towards its limit: refused ones do not. */
export async function countAt(db: Db, places: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('answerPlace', '=', sql<string>`any(${places})`)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes a document from its place; it stays with the firm. */
export async function clearPlace(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('documents').set({ answerPlace: null }).where('id', '=', id).execute();
}
