import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { encodeCursor } from '../../src/paging/cursor.ts';
import { type FilledDatabase, openFilledDatabase } from './filled-database.ts';
import { LISTS } from './list-queries.ts';

const FEW = 1_000;
const MANY = 1_000_000;

/** Design §7: a list call at a million rows takes at most 1.5 times what it takes at a thousand. */
const MAX_RATIO = 1.5;
/** What is less than this apart is noise. */
const NOISE_MS = 1;

const MIN_RUNS = 7;
const MAX_RUNS = 60;
const BUDGET_MS = 1_000;

/** Counts go on to 10,000 rows (`COUNT_CAP`), so they may take longer than with a thousand, up to this. */
const MAX_COUNTS_MS = 50;

type Case = {
  name: string;
  run: (database: FilledDatabase) => Promise<unknown>;
  /** In place of the ratio. */
  maxMs?: number;
};

/** Times every list of the back office with few rows and with many, in turn. */
export async function benchLists({ plans }: { plans: boolean }): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '4GB',
      maintenance_work_mem: '256MB',
    },
  });
  try {
    const tables = LISTS.map(({ table }) => table);
    print(`Filling ${tables.join(', ')}`);
    const few = await openFilledDatabase(postgres.connection, { rows: FEW, tables });
    const many = await openFilledDatabase(postgres.connection, { rows: MANY, tables });
    try {
      return await compare(few, many, plans);
    } finally {
      await Promise.all([few.close(), many.close()]);
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(few: FilledDatabase, many: FilledDatabase, plans: boolean) {
  print(`${'ms, median'.padEnd(64)}${'1,000'.padStart(9)}${'1,000,000'.padStart(11)}  ratio`);
  let isWithin = true;
  for (const { name, run, maxMs } of cases()) {
    const [atFew, atMany] = await medians(
      () => run(few),
      () => run(many),
    );
    const ratio = atMany / atFew;
    const isBroken =
      maxMs === undefined ? ratio > MAX_RATIO && atMany - atFew > NOISE_MS : atMany > maxMs;
    if (isBroken) isWithin = false;
    const figures = `${atFew.toFixed(2).padStart(9)}${atMany.toFixed(2).padStart(11)}${ratio.toFixed(2).padStart(7)}`;
    print(`${name.padEnd(64)}${figures}${isBroken ? '  over' : ''}`);
    if (plans) print((await many.plansOf(() => run(many))).join('\n\n'));
  }
  print(isWithin ? 'Every list is within its budget.' : 'Some lists are over their budget.');
  return isWithin;
}

function cases(): Case[] {
  return LISTS.flatMap(({ table, order, list, queries, besides = {} }): Case[] => [
    ...queries.map((query) => ({
      name: `${table} ${described(query)}`,
      run: ({ db }: FilledDatabase) => list(db, query),
    })),
    {
      name: `${table} deep page`,
      run: async (database) =>
        list(database.db, { cursor: await middleOf(database, table, order) }),
    },
    {
      name: `${table} deep page, backwards`,
      run: async (database) =>
        list(database.db, { cursor: await middleOf(database, table, order, 'before') }),
    },
    ...Object.entries(besides).map(([name, run]) => ({
      name: `${table} ${name}`,
      run: ({ db }: FilledDatabase) => run(db),
      maxMs: MAX_COUNTS_MS,
    })),
  ]);
}

const described = (query: object) =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ') || 'first page';

const middles = new WeakMap<FilledDatabase, Map<string, { key: string; id: string }>>();

/** A cursor in the middle of a table; looked up once. */
async function middleOf(
  database: FilledDatabase,
  table: string,
  order: string,
  side: 'after' | 'before' = 'after',
) {
  const known = middles.get(database) ?? new Map();
  middles.set(database, known);
  if (!known.has(table)) {
    const { rows } = await database.pool.query(
      `select ${order}::text as key, id::text from ${table} order by ${order} desc, ${table}.id desc
       offset (select count(*) / 2 from ${table}) limit 1`,
    );
    known.set(table, rows[0]);
  }
  return encodeCursor({ side, ...known.get(table) });
}

/** Medians of two that run in turn, so that whatever else the machine does befalls both. */
async function medians(...both: [() => Promise<unknown>, () => Promise<unknown>]) {
  const times: [number[], number[]] = [[], []];
  for (const run of both) await run();
  const end = performance.now() + BUDGET_MS;
  for (let i = 0; i < MIN_RUNS || (i < MAX_RUNS && performance.now() < end); i += 1) {
    for (const index of [0, 1] as const) {
      const start = performance.now();
      await both[index]();
      times[index].push(performance.now() - start);
    }
  }
  return times.map(median) as [number, number];
}

function median(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
