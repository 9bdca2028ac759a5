import type { Tx } from '../../../db/client.ts';
import { COPIED_TABLES, type TableName } from '../source/copied-tables.ts';
import { readPage, type SourceRow } from '../source/row-queries.ts';
import { indexKeys } from '../target/keys.ts';
import { scanRows } from '../target/read-items.ts';
import { Checksum, hashOfRow } from '../target/row-hash.ts';
import { addSourceRows, createDifferences, matchTargetRows } from './difference-queries.ts';
import type { RunDeps } from './run-deps.ts';

// Rows are read faster than they are written; so many of the largest are 50 MB.
const PAGE_ROWS = 100;

export type ComparedTable = { table: TableName; source: Checksum; target: Checksum };

/**
 * Reads both sides once, whole: this transaction's view of Postgres, and DynamoDB as it stands. What differs
 * is left in the transaction's table of differences. The memory it takes does not grow with the rows.
 */
export async function compareSides(
  { target, control, patience }: RunDeps,
  tx: Tx,
  onSourceRow: (table: TableName, row: SourceRow) => Promise<void> | void = () => {},
): Promise<{ tables: ComparedTable[]; foreignItems: number }> {
  await createDifferences(tx);
  await control.beginComparing();
  const sums = new Map<TableName, ComparedTable>(
    COPIED_TABLES.map(({ name }) => [
      name,
      { table: name, source: new Checksum(), target: new Checksum() },
    ]),
  );
  const sumsOf = (table: TableName) => sums.get(table) as ComparedTable;

  for (const table of COPIED_TABLES) {
    const { source } = sumsOf(table.name);
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
      for (const { hash } of hashed) source.add(hash);
      for (const row of rows) await onSourceRow(table.name, row);
      await addSourceRows(tx, hashed);
      await control.read(table.name, { rowsDone: source.count });
    }
    await control.read(table.name, { rowsDone: source.count }, { isLast: true });
  }

  let foreignItems = 0;
  for await (const page of scanRows(target, patience)) {
    foreignItems += page.foreignItems;
    const hashed = page.rows.map(({ table, id, fields }) => ({
      table,
      id,
      hash: hashOfRow(table, id, fields),
    }));
    for (const { table, hash } of hashed) sumsOf(table).target.add(hash);
    await matchTargetRows(tx, hashed);
    const last = hashed.at(-1);
    if (last) await control.read(last.table, { targetRows: sumsOf(last.table).target.count });
    else await control.note();
  }
  for (const { table, source, target: read } of sums.values()) {
    await control.compared(table, {
      rows: source.count,
      targetRows: read.count,
      sourceChecksum: String(source),
      targetChecksum: String(read),
    });
  }
  return { tables: [...sums.values()], foreignItems };
}

function hashOfSourceRow(table: TableName, row: SourceRow): Buffer {
  return hashOfRow(table, row.id, storedFields(table, row));
}

/** What reads back of a row that was copied. */
export function storedFields(table: TableName, row: SourceRow): Record<string, unknown> {
  return { ...indexKeys(table, row), ...row.fields };
}
