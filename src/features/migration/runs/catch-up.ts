import type { Tx } from '../../../../db/client.ts';
import { itemsOf } from '../dynamodb/items.ts';
import { readRowItems } from '../dynamodb/read-items.ts';
import { type Write, writeItems } from '../dynamodb/write-items.ts';
import type { CopyResult } from '../schema.ts';
import type { TableName } from '../source/documented-tables.ts';
import { inLongSnapshot, readRows, type SourceRow } from '../source/row-queries.ts';
import { compareSides } from './compare-sides.ts';
import { PAGE_ROWS } from './copy-rows.ts';
import { type Difference, listDifferences } from './difference-queries.ts';
import { listLarge } from './list-large.ts';
import type { RunDeps } from './run-deps.ts';

/** Limit of passes on a busy site; later changes are left to the next copy. */
const MAX_PASSES = 5;

type Found = Pick<CopyResult, 'compressed' | 'refused'> & { refusedCount: number };

/**
 * Synchronises both sides: writes rows that are missing or have changed since they were copied, and deletes rows that
 * no longer exist. Repeats until a pass finds no differences, at most five times.
 */
export async function catchUp(deps: RunDeps): Promise<CopyResult> {
  let repaired = 0;
  let deleted = 0;
  for (let passes = 1; ; passes += 1) {
    const pass = await inLongSnapshot(deps.db, async (tx) => {
      const found: Found = { compressed: [], refused: [], refusedCount: 0 };
      const { tables } = await compareSides(deps, tx, (table, row) => noteLarge(found, table, row));
      const rows = tables.reduce((sum, { source }) => sum + source.count, 0);
      return { ...found, rows, ...(await repair(deps, tx)) };
    });
    repaired += pass.repaired;
    deleted += pass.deleted;
    if (pass.repaired + pass.deleted === 0 || passes === MAX_PASSES) {
      const { compressed, refused } = pass;
      const rows = pass.rows - pass.refusedCount;
      return { rows, passes, repaired, deleted, compressed, refused };
    }
  }
}

async function repair(deps: RunDeps, tx: Tx): Promise<{ repaired: number; deleted: number }> {
  const counts = { repaired: 0, deleted: 0 };
  let after: Difference | null = null;
  for (;;) {
    const differences: Difference[] = await listDifferences(tx, { after, limit: PAGE_ROWS });
    after = differences.at(-1) ?? null;
    if (!after) return counts;
    const writes: Write[] = [];
    for (const difference of differences) {
      const needed = await repairOf(deps, tx, difference);
      // A row that cannot be stored stays missing.
      if (needed.length === 0) continue;
      writes.push(...needed);
      if (difference.kind === 'extra') counts.deleted += 1;
      else counts.repaired += 1;
    }
    await writeItems(deps.target, writes, deps.retryOptions);
    await deps.control.note();
  }
}

/** Puts all items that a row should have, and deletes its other items. */
async function repairOf(
  { target, retryOptions, copiedTables }: RunDeps,
  tx: Tx,
  { table: name, id, kind }: Difference,
): Promise<Write[]> {
  const table = copiedTables.find((each) => each.name === name);
  const [row] = table && kind !== 'extra' ? await readRows(tx, table, [id]) : [];
  const made = row && (await itemsOf(name, row));
  const items = made && made.kind !== 'refused' ? made.items : [];
  const wanted = new Set(items.map(({ SK }) => SK));
  const stored =
    kind === 'missing' ? [] : await readRowItems(target, { table: name, id }, retryOptions);
  return [
    ...stored.filter(({ SK }) => !wanted.has(SK)).map(({ PK, SK }) => ({ delete: { PK, SK } })),
    ...items.map((put) => ({ put })),
  ];
}

/** Lists a row that is compressed or refused. */
async function noteLarge(found: Found, table: TableName, row: SourceRow): Promise<void> {
  const made = await itemsOf(table, row);
  if (made.kind === 'refused') found.refusedCount += 1;
  listLarge(found, { table, id: row.id, bytes: made.bytes }, made);
}
