import { encodeCursor } from '../../src/platform/pagination/cursor.ts';
import {
  type Benchmark,
  type BenchOptions,
  type BenchResult,
  type BenchRow,
  median,
} from './benchmark.ts';
import { type FilledDatabase, openFilledDatabase } from './filled-database.ts';
import type { BenchedList } from './list-queries/benched-list.ts';
import { LISTS } from './list-queries/every-list.ts';
import { startMeasuredPostgres } from './measured-site.ts';

const FEW = 1_000;
const MANY = 1_000_000;

/** Design §7: a list call with a million rows takes at most 1.5 times as long as with a thousand. */
const MAX_RATIO = 1.5;
/** Smaller differences are noise. */
const NOISE_MS = 1;

const MIN_RUNS = 7;
const MAX_RUNS = 60;
const BUDGET_MS = 1_000;

/** Counts stop at 10,000 rows (`COUNT_CAP`), so they may take longer than with a thousand, up to this limit. */
const MAX_COUNTS_MS = 50;

/**
 * For two words that each occur in half of a million rows but never together, Postgres must compare a million index
 * positions, which takes a tenth of a second: docs/decisions/lists-and-search.md.
 */
const MAX_LONG_SEARCH_MS = 250;

type Case = {
  name: string;
  run: (database: FilledDatabase) => Promise<unknown>;
  /** Budget instead of the ratio. */
  maxMs?: number;
};

export const lists: Benchmark = {
  title: 'Lists of the back office with a thousand rows and with a million',
  run: benchLists,
};

async function benchLists(options: BenchOptions): Promise<BenchResult> {
  const postgres = await startMeasuredPostgres({
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '4GB',
    maintenance_work_mem: '256MB',
    // Off, because it would read the new tables in the meantime, and its transactions would hinder the VACUUM that
    // follows the filling.
    autovacuum: 'off',
  });
  try {
    const tables = LISTS.map(({ table }) => table);
    options.print(`Filling ${tables.join(', ')}`);
    const few = await openFilledDatabase(postgres.connection, { rows: FEW, tables });
    const many = await openFilledDatabase(postgres.connection, { rows: MANY, tables });
    try {
      return await compare(few, many, options);
    } finally {
      await Promise.all([few.close(), many.close()]);
    }
  } finally {
    await postgres.stop();
  }
}

async function compare(
  few: FilledDatabase,
  many: FilledDatabase,
  { print }: BenchOptions,
): Promise<BenchResult> {
  const rows: BenchRow[] = [];
  const plans: string[] = [];
  for (const { name, run, maxMs } of cases()) {
    const [atFew, atMany] = await medians(
      () => run(few),
      () => run(many),
    );
    print(`${name}: ${atFew.toFixed(2)} ms, ${atMany.toFixed(2)} ms`);
    rows.push({
      name,
      value: atMany,
      unit: 'ms',
      beside: { name: '1,000 rows', value: atFew },
      budget:
        maxMs === undefined
          ? {
              text: `at most ${MAX_RATIO} × or ${NOISE_MS} ms more`,
              isMet: atMany <= atFew * MAX_RATIO || atMany - atFew <= NOISE_MS,
            }
          : { text: `at most ${maxMs} ms`, isMet: atMany <= maxMs },
    });
    plans.push(`${name}\n\n${(await many.plansOf(() => run(many))).join('\n\n')}`);
  }
  const details = `<details><summary>Plans at a million rows</summary>\n\n\`\`\`\n${plans.join('\n\n')}\n\`\`\`\n\n</details>`;
  return { rows, details };
}

function cases(): Case[] {
  return LISTS.flatMap((list): Case[] => [
    ...pagesOf(list),
    ...Object.entries(list.besides ?? {}).map(([name, run]) => ({
      name: `${list.table} ${name}`,
      run: ({ db }: FilledDatabase) => run(db),
      maxMs: MAX_COUNTS_MS,
    })),
  ]);
}

function pagesOf({ table, paged }: BenchedList): Case[] {
  if (!paged) return [];
  const { order, list, queries, longQueries = [] } = paged;
  const of = (query: Record<string, unknown>) => ({
    name: `${table} ${described(query)}`,
    run: ({ db }: FilledDatabase) => list(db, query),
  });
  return [
    ...queries.map(of),
    ...longQueries.map((query) => ({ ...of(query), maxMs: MAX_LONG_SEARCH_MS })),
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
  ];
}

const described = (query: object) =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ') || 'first page';

const middles = new WeakMap<FilledDatabase, Map<string, { key: string; id: string }>>();

/** A cursor in the middle of a table, cached after the first lookup. */
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

/** Medians of two functions that run in alternation, so that other load on the machine affects both. */
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
