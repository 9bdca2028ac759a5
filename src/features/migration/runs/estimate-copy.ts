import { itemBytes } from '../dynamodb/item-size.ts';
import { itemsOf } from '../dynamodb/items.ts';
import { USD } from '../rules.ts';
import type { Estimate } from '../schema.ts';
import type { CopiedTable } from '../source/copied-tables.ts';
import { inLongSnapshot, readPage } from '../source/row-queries.ts';
import { listWork, PAGE_ROWS } from './copy-rows.ts';
import { listLarge } from './list-large.ts';
import type { RunDeps } from './run-deps.ts';

// Source: AWS, "DynamoDB read/write capacity" and "item sizes": a unit writes 1 KB or reads 4 KB consistently; 100
// bytes of overhead are stored per item.
const WRITE_UNIT_BYTES = 1_024;
const READ_UNIT_BYTES = 4_096;
const STORED_BESIDE_BYTES = 100;
const GIGABYTE = 1024 ** 3;
/** A copy compares both sides at least once, and again if something had to be repaired. */
const PASSES = 2;

type Sums = Estimate['tables'][number] & { items: number };
type Found = Pick<Estimate, 'compressed' | 'refused'>;

/** Estimates what a copy would write and what Amazon would charge. Reads only Postgres. */
export async function estimateCopy(deps: RunDeps): Promise<Estimate> {
  await listWork(deps);
  const at = deps.now();
  const found: Found = { compressed: [], refused: [] };
  const tables: Sums[] = [];
  for (const table of deps.copiedTables) tables.push(await estimateTable(deps, table, found));
  const sum = (of: (table: Sums) => number) =>
    tables.reduce((total, table) => total + of(table), 0);
  const bytes = sum((table) => table.bytes);
  const writeUnits = sum((table) => table.writeUnits);
  const readUnits = Math.ceil(bytes / READ_UNIT_BYTES);
  // The index stores every row a second time.
  const storedGigabytes =
    (2 * (bytes + STORED_BESIDE_BYTES * sum(({ items }) => items))) / GIGABYTE;
  const verifyUsd = (readUnits / 1e6) * USD.millionReadUnits;
  return {
    at: at.toISOString(),
    tables: tables.map(({ items: _items, ...table }) => table),
    rows: sum(({ rows }) => rows),
    bytes,
    writeUnits,
    readUnits,
    ...found,
    cost: {
      copy: dollars((writeUnits / 1e6) * USD.millionWriteUnits + PASSES * verifyUsd),
      verify: dollars(verifyUsd),
      storagePerMonth: dollars(
        storedGigabytes * USD.storedGigabyteMonth +
          (storedGigabytes / 2) * USD.recoverableGigabyteMonth,
      ),
    },
  };
}

async function estimateTable(
  { db, control }: RunDeps,
  table: CopiedTable,
  found: Found,
): Promise<Sums> {
  const sums = { table: table.name, rows: 0, bytes: 0, writeUnits: 0, items: 0 };
  await inLongSnapshot(db, async (tx) => {
    let after: string | null = null;
    for (;;) {
      const rows = await readPage(tx, table, { after, limit: PAGE_ROWS });
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      for (const row of rows) {
        const made = await itemsOf(table.name, row);
        sums.rows += 1;
        listLarge(found, { table: table.name, id: row.id, bytes: made.bytes }, made);
        if (made.kind === 'refused') continue;
        const [own, ...parts] = made.items;
        const sizes = made.items.map(itemBytes);
        sums.items += made.items.length;
        sums.bytes += sizes.reduce((total, size) => total + size, 0);
        // The row is also written to the index; its parts are not.
        sums.writeUnits += unitsOf(itemBytes(own));
        sums.writeUnits += [own, ...parts].reduce(
          (total, item) => total + unitsOf(itemBytes(item)),
          0,
        );
      }
      await control.read(table.name, { rowsDone: sums.rows });
    }
  });
  await control.tableCopied(table.name, sums.rows);
  return sums;
}

const unitsOf = (bytes: number) => Math.ceil(bytes / WRITE_UNIT_BYTES);

/** Rounded up to a cent, so that no cost is shown as zero. */
function dollars(usd: number): string {
  return (Math.ceil(usd * 100) / 100).toFixed(2);
}
