import type { Tx } from '../../../../db/client.ts';
import { indexKeys } from '../dynamodb/keys.ts';
import { scanRows } from '../dynamodb/read-items.ts';
import { Checksum, hashOfRow } from '../dynamodb/row-hash.ts';
import { COPIED_TABLES, type CopiedTable, type TableName } from '../source/copied-tables.ts';
import { readPage, type SourceRow } from '../source/row-queries.ts';
import { addSourceRows, createDifferences, matchTargetRows } from './difference-queries.ts';
import type { RunDeps } from './run-deps.ts';

// Rows are read faster than they are written; so many of the largest are 50 MB.
const PAGE_ROWS = 100;

export type ComparedTable = { table: TableName; source: Checksum; target: Checksum };

type Sums = ReadonlyMap<TableName, ComparedTable>;
type OnSourceRow = (table: TableName, row: SourceRow) => Promise<void> | void;

/**
 * Reads both sides once, whole: this transaction's view of Postgres, and DynamoDB as it stands. What differs
 * is left in the transaction's table of differences. The memory it takes does not grow with the rows.
 */
export async function compareSides(
  deps: RunDeps,
  tx: Tx,
  onSourceRow: OnSourceRow = () => {},
): Promise<{ tables: ComparedTable[]; foreignItems: number }> {
  const { control } = deps;
  await createDifferences(tx);
  await control.beginComparing();
  const sums: Sums = new Map(
    COPIED_TABLES.map(({ name }) => [
      name,
      { table: name, source: new Checksum(), target: new Checksum() },
    ]),
  );
  for (const table of COPIED_TABLES) {
    await readSource(deps, tx, { table, sum: sumsOf(sums, table.name).source, onSourceRow });
  }
  const foreignItems = await readTarget(deps, tx, sums);
  for (const { table, source, target } of sums.values()) {
    await control.compared(table, {
      rows: source.count,
      targetRows: target.count,
      sourceChecksum: String(source),
      targetChecksum: String(target),
    });
  }
  return { tables: [...sums.values()], foreignItems };
}

const sumsOf = (sums: Sums, table: TableName) => sums.get(table) as ComparedTable;

/** Adds every row of a table in Postgres to its sum and to the differences. */
async function readSource(
  { control }: RunDeps,
  tx: Tx,
  { table, sum, onSourceRow }: { table: CopiedTable; sum: Checksum; onSourceRow: OnSourceRow },
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const rows: SourceRow[] = await readPage(tx, table, { after, limit: PAGE_ROWS });
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const hashed = rows.map((row) => ({
      table: table.name,
      id: row.id,
      hash: hashOfSourceRow(table.name, row),
    }));
    for (const { hash } of hashed) sum.add(hash);
    for (const row of rows) await onSourceRow(table.name, row);
    await addSourceRows(tx, hashed);
    await control.read(table.name, { rowsDone: sum.count });
  }
  await control.read(table.name, { rowsDone: sum.count }, { isLast: true });
}

/** Takes what DynamoDB has alike out of the differences, and answers how many items are none of ours. */
async function readTarget(
  { target, control, patience }: RunDeps,
  tx: Tx,
  sums: Sums,
): Promise<number> {
  let foreignItems = 0;
  for await (const page of scanRows(target, patience)) {
    foreignItems += page.foreignItems;
    const hashed = page.rows.map(({ table, id, fields }) => ({
      table,
      id,
      hash: hashOfRow(table, id, fields),
    }));
    for (const { table, hash } of hashed) sumsOf(sums, table).target.add(hash);
    await matchTargetRows(tx, hashed);
    const last = hashed.at(-1);
    if (last) await control.read(last.table, { targetRows: sumsOf(sums, last.table).target.count });
    else await control.note();
  }
  return foreignItems;
}

function hashOfSourceRow(table: TableName, row: SourceRow): Buffer {
  return hashOfRow(table, row.id, storedFields(table, row));
}

/** What reads back of a row that was copied. */
export function storedFields(table: TableName, row: SourceRow): Record<string, unknown> {
  return { ...indexKeys(table, row), ...row.fields };
}
