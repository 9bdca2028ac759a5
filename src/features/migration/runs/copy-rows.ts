import { itemsOf } from '../dynamodb/items.ts';
import { type Write, writeItems } from '../dynamodb/write-items.ts';
import type { CopiedTable } from '../source/copied-tables.ts';
import type { TableName } from '../source/documented-tables.ts';
import { countRows, inLongSnapshot, readPage, type SourceRow } from '../source/row-queries.ts';
import { insertTables, listTables, type StoredTable } from './progress-queries.ts';
import type { RunDeps } from './run-deps.ts';

/** Rows per page, which is read, written and recorded as one step: a full batch of DynamoDB. */
export const PAGE_ROWS = 25;

/** Records the row counts of all tables, unless the run was interrupted after that. */
export async function listWork({
  db,
  runId,
  copiedTables,
}: Pick<RunDeps, 'db' | 'runId' | 'copiedTables'>): Promise<StoredTable[]> {
  const known = new Set((await listTables(db, runId)).map(({ table }) => table));
  const tables: { table: TableName; position: number; rows: number }[] = [];
  for (const [position, table] of copiedTables.entries()) {
    if (known.has(table.name)) continue;
    tables.push({ table: table.name, position, rows: await countRows(db, table) });
  }
  if (tables.length > 0) await db.transaction().execute((tx) => insertTables(tx, runId, tables));
  return listTables(db, runId);
}

/** Copies every table from a snapshot of its own, resuming where an interrupted run stopped. */
export async function copyRows(deps: RunDeps): Promise<void> {
  const work = new Map((await listWork(deps)).map((table) => [table.table, table]));
  for (const table of deps.copiedTables) {
    const stored = work.get(table.name);
    if (!stored?.isDone) await copyTable(deps, table, stored);
  }
}

async function copyTable(
  { db, target, control, retryOptions }: RunDeps,
  table: CopiedTable,
  stored: StoredTable | undefined,
): Promise<void> {
  let rowsDone = stored?.rowsDone ?? 0;
  let cursor = stored?.cursor ?? null;
  await inLongSnapshot(db, async (tx) => {
    for (;;) {
      const rows = await readPage(tx, table, { after: cursor, limit: PAGE_ROWS });
      const last = rows.at(-1);
      if (!last) return;
      await writeItems(target, await putsOf(table.name, rows), retryOptions);
      rowsDone += rows.length;
      cursor = last.id;
      await control.copied(table.name, { rowsDone, cursor });
    }
  });
  await control.tableCopied(table.name, rowsDone);
}

/** The writes that store these rows, without refused ones: those are listed when the run compares both sides. */
async function putsOf(table: TableName, rows: readonly SourceRow[]): Promise<Write[]> {
  const writes: Write[] = [];
  for (const row of rows) {
    const made = await itemsOf(table, row);
    if (made.kind !== 'refused') writes.push(...made.items.map((put) => ({ put })));
  }
  return writes;
}
