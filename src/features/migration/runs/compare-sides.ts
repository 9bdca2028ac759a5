import type { Tx } from '../../../../db/client.ts';
import { indexKeys } from '../dynamodb/keys.ts';
import { scanRows } from '../dynamodb/read-items.ts';
import { Checksum, hashOfRow } from '../dynamodb/row-hash.ts';
import type { CopiedTable } from '../source/copied-tables.ts';
import type { TableName } from '../source/documented-tables.ts';
import { readPage, type SourceRow } from '../source/row-queries.ts';
import { addSourceRows, createDifferences, matchTargetRows } from './difference-queries.ts';
import type { RunDeps } from './run-deps.ts';

// Larger than a page for writing, because reading is faster; this many rows of the largest size take 50 MB.
const PAGE_ROWS = 100;

export type ComparedTable = { table: TableName; source: Checksum; target: Checksum };

type Sums = ReadonlyMap<TableName, ComparedTable>;
type OnSourceRow = (table: TableName, row: SourceRow) => Promise<void> | void;

/**
 * Reads both sides completely, once: Postgres as this transaction sees it, and DynamoDB in its current state. The
 * differences are left in a temporary table of the transaction, so memory does not grow with the number of rows.
 */
export async function compareSides(
  deps: RunDeps,
  tx: Tx,
  onSourceRow: OnSourceRow = () => {},
): Promise<{ tables: ComparedTable[]; foreignItems: number }> {
  const { control, copiedTables } = deps;
  await createDifferences(tx);
  await control.beginComparing();
  const sums: Sums = new Map(
    copiedTables.map(({ name }) => [
      name,
      { table: name, source: new Checksum(), target: new Checksum() },
    ]),
  );
  for (const table of copiedTables) {
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

/** Adds every row of a Postgres table to its checksum and to the table of differences. */
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
      hash: hashOfRow(table.name, row.id, comparedFields(table, storedFields(table.name, row))),
    }));
    for (const { hash } of hashed) sum.add(hash);
    for (const row of rows) await onSourceRow(table.name, row);
    await addSourceRows(tx, hashed);
    await control.read(table.name, { rowsDone: sum.count });
  }
  await control.read(table.name, { rowsDone: sum.count }, { isLast: true });
}

/** Removes rows that are the same in DynamoDB from the differences. Returns the number of foreign items. */
async function readTarget(
  { target, control, retryOptions, copiedTables }: RunDeps,
  tx: Tx,
  sums: Sums,
): Promise<number> {
  const tables = new Map(copiedTables.map((table) => [table.name, table]));
  let foreignItems = 0;
  for await (const page of scanRows(target, retryOptions)) {
    foreignItems += page.foreignItems;
    const hashed = page.rows.map(({ table, id, fields }) => ({
      table,
      id,
      hash: hashOfRow(table, id, fields && comparedFields(tables.get(table), fields)),
    }));
    for (const { table, hash } of hashed) sumsOf(sums, table).target.add(hash);
    await matchTargetRows(tx, hashed);
    const last = hashed.at(-1);
    if (last) await control.read(last.table, { targetRows: sumsOf(sums, last.table).target.count });
    else await control.note();
  }
  return foreignItems;
}

/** The fields of a row without those that the site itself changes. */
export function comparedFields(
  table: CopiedTable | undefined,
  fields: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const left = { ...fields };
  for (const { name, kind } of table?.columns ?? []) if (kind === 'site instant') delete left[name];
  return left;
}

/** The fields that a copied row has when it is read back from DynamoDB. */
export function storedFields(table: TableName, row: SourceRow): Record<string, unknown> {
  return { ...indexKeys(table, row), ...row.fields };
}
