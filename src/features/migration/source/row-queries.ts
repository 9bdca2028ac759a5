import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { CopyKind } from '../../../platform/tables/table-policy.ts';
import type { CopiedTable } from './copied-tables.ts';
import { withoutSecrets } from './without-secrets.ts';

export type FieldValue = string | number | boolean | null;

/** A row as copied: instants as ISO text with microseconds, decimals as text, without secrets. */
export type SourceRow = {
  id: string;
  /** Creation time of the row, by which rows are listed. */
  createdAt: string;
  fields: Readonly<Record<string, FieldValue>>;
};

/**
 * Runs a transaction with a snapshot of the database from its beginning, without an idle timeout. It may write to
 * temporary tables.
 */
export function inLongSnapshot<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // The transaction is idle while it waits for DynamoDB between pages.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return work(tx);
    });
}

export async function countRows(db: Db, table: CopiedTable): Promise<number> {
  const { count } = await db
    .selectFrom(table.key as 'users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The next page of rows, ordered by id, starting after `after`. */
export async function readPage(
  tx: Tx,
  table: CopiedTable,
  { after, limit }: { after: string | null; limit: number },
): Promise<SourceRow[]> {
  let query = selectFields(tx, table).orderBy('id').limit(limit);
  if (after !== null) query = query.where('id', '>', after);
  return (await query.execute()).map((fields) => rowOf(table, fields));
}

/** The existing rows with these ids, in no particular order. */
export async function readRows(tx: Tx, table: CopiedTable, ids: string[]): Promise<SourceRow[]> {
  const rows = await selectFields(tx, table).where('id', 'in', ids).execute();
  return rows.map((fields) => rowOf(table, fields));
}

// Cast to one table's type: the columns are only known at run time.
function selectFields(tx: Tx, table: CopiedTable) {
  return tx
    .selectFrom(table.key as 'users')
    .select(table.columns.map(({ name, kind }) => asCopied(name, kind).as(name)));
}

function asCopied(name: string, kind: CopyKind): RawBuilder<FieldValue> {
  const column = sql.ref(name);
  if (kind === 'decimal' || kind === 'json') return sql`${column}::text`;
  if (kind !== 'instant' && kind !== 'site instant') return sql`${column}`;
  return sql`case when isfinite(${column})
    then to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    else ${column}::text end`;
}

function rowOf(table: CopiedTable, selected: Record<string, FieldValue>): SourceRow {
  const fields = { ...selected };
  for (const { name, kind } of table.columns) {
    const value = fields[name];
    if (kind === 'config' && typeof value === 'string') {
      fields[name] = withoutSecrets(table.secrets, fields, value);
    }
  }
  return { id: String(fields.id), createdAt: String(fields.createdAt), fields };
}
