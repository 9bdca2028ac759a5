import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { ColumnKind } from './column-decisions.ts';
import type { CopiedTable } from './copied-tables.ts';
import { withoutSecrets } from './without-secrets.ts';

export type FieldValue = string | number | boolean | null;

/** A row as it is copied: instants as ISO text with microseconds, decimals as text, nothing secret. */
export type SourceRow = {
  id: string;
  /** Of the row itself, to list rows by. */
  createdAt: string;
  fields: Readonly<Record<string, FieldValue>>;
};

/**
 * Runs in one transaction that sees the database as it was when it began, however long that takes. It may
 * write to temporary tables.
 */
export function inLongSnapshot<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // It waits for the other side between its pages.
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

/** The next rows in the order of their ids, after the one given. */
export async function readPage(
  tx: Tx,
  table: CopiedTable,
  { after, limit }: { after: string | null; limit: number },
): Promise<SourceRow[]> {
  let query = selectFields(tx, table).orderBy('id').limit(limit);
  if (after !== null) query = query.where('id', '>', after);
  return (await query.execute()).map((fields) => rowOf(table, fields));
}

/** The rows of these ids that there are, in no order. */
export async function readRows(tx: Tx, table: CopiedTable, ids: string[]): Promise<SourceRow[]> {
  const rows = await selectFields(tx, table).where('id', 'in', ids).execute();
  return rows.map((fields) => rowOf(table, fields));
}

// The column names of twelve tables are alike to the types as far as one of them is.
function selectFields(tx: Tx, table: CopiedTable) {
  return tx
    .selectFrom(table.key as 'users')
    .select(table.columns.map(({ name, kind }) => asCopied(name, kind).as(name)));
}

function asCopied(name: string, kind: ColumnKind): RawBuilder<FieldValue> {
  const column = sql.ref(name);
  if (kind === 'decimal') return sql`${column}::text`;
  if (kind !== 'instant') return sql`${column}`;
  return sql`case when isfinite(${column})
    then to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    else ${column}::text end`;
}

function rowOf(table: CopiedTable, selected: Record<string, FieldValue>): SourceRow {
  const fields = { ...selected };
  for (const { name, kind } of table.columns) {
    const value = fields[name];
    if (kind === 'config' && typeof value === 'string') {
      fields[name] = withoutSecrets(table.name, fields, value);
    }
  }
  return { id: String(fields.id), createdAt: String(fields.createdAt), fields };
}
