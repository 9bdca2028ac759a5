import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { fetchPage, orderFor, pageKey } from '../../../platform/pagination/page-queries.ts';
import { readAll } from '../../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../../platform/pagination/search-word-queries.ts';
import type { Relation } from '../rules.ts';
import type { EntryFields, ExportEntriesInput, ListEntriesInput } from './schema.ts';

/** The check constraint allows only these values. */
const RELATION = sql<Relation>`relation`.as('relation');

const COLUMNS = [
  'id',
  'name',
  'otherNames',
  RELATION,
  'note',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

/** The orders of the list, each with an index. */
const ORDERS = {
  added: { column: 'createdAt', type: 'timestamptz' },
  name: { column: sql`lower(name)`, type: 'text' },
} as const;

const filtered = (db: Db, relation: Relation | null | undefined) => {
  const entries = db.selectFrom('conflictEntries');
  return relation ? entries.where('relation', '=', relation) : entries;
};

/** A page of the entries that match the filter, by name unless sorted. */
export function listEntries(db: Db, { q, relation, sort, ...page }: ListEntriesInput) {
  const order = orderFor(ORDERS, sort ?? 'name');
  const entries = filtered(db, relation).select(COLUMNS).select(pageKey(order));
  return q
    ? fetchSearchPage(db, entries, matchesSearchWords(q), order, page)
    : fetchPage(entries, order, page);
}

/** All entries that match the filter, in the order of the list, in batches: see `readAll`. */
export function readEntries(db: Db, { q, relation, sort }: ExportEntriesInput) {
  const order = orderFor(ORDERS, sort ?? 'name');
  const entries = filtered(db, relation).select(COLUMNS).select(pageKey(order));
  return readAll(db, entries, order, q ? matchesSearchWords(q) : undefined);
}

type NewEntry = EntryFields & { createdBy: string; createdAt: Date };

export function insertEntries(tx: Tx, entries: readonly NewEntry[]) {
  return tx.insertInto('conflictEntries').values(entries).returning(COLUMNS).execute();
}

const entryQuery = (db: Db, id: string) =>
  db.selectFrom('conflictEntries').select(COLUMNS).where('id', '=', id);

export const findEntry = (db: Db, id: string) => entryQuery(db, id).executeTakeFirst();

/** Locks an entry until the transaction ends. */
export const lockEntry = (tx: Tx, id: string) => entryQuery(tx, id).forUpdate().executeTakeFirst();

export function updateEntryRow(tx: Tx, id: string, fields: EntryFields) {
  return tx
    .updateTable('conflictEntries')
    .set({ ...fields, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes an entry with what was found about it. Returns whether there was one. */
export async function deleteEntryRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('conflictEntries')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Which of the names the list already contains, in lower case. */
export async function listKnownEntryNames(
  db: Db,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('conflictEntries')
    .select(sql<string>`lower(name)`.as('name'))
    .where(sql`lower(name)`, '=', sql`any(${names.map((name) => name.toLowerCase())})`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
