import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { type Benchmark, type BenchOptions, type BenchResult, percentile } from '../benchmark.ts';
import { askInTurn, handOut } from '../closed-loop.ts';
import { cpuSeconds, pinTo } from '../cpu.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import {
  findFreeStarts,
  TABLES_BESIDES,
  type VisitorWrite,
  visitorWrites,
} from './visitor-writes.ts';
import { type Budget, type Found, type RivalRound, type Round, rowsOf } from './write-rows.ts';
import { describeWritten, rowCounts } from './written-rows.ts';

const CLIENTS = 10;
const CALLS_PER_ROUND = 2_000;
/** Rounds before the measurement, until the JIT compiler has settled. */
const WARM_UP_ROUNDS = 3;
const RIVAL_SECONDS = 4;

/**
 * Without the embedded mail catcher and a mail provider, mails stay in the outbox, so sending them does not affect how
 * fast visitors write.
 */
const HOLDS_MAIL = {
  ALLOW_EMBEDDED: '0',
  // Without demo content: one host, with the documented start times.
  SEED_DEMO: '0',
  COGNITO_USER_POOL_ID: 'us-west-2_measured1',
  COGNITO_CLIENT_ID: 'measured',
};

/** Budget of design §7. */
const BUDGET: Budget = { ratio: 0.4, p99Ms: 25 };

export const writes: Benchmark = {
  title: `What visitors write, ${CLIENTS} at once, beside pgbench inserting the row under the same constraints`,
  run: benchWrites,
};

type Bench = {
  site: { url: string; pid: number };
  database: pg.Client;
  rival: ((script: string) => Promise<RivalRound>) | undefined;
};

/** Measures a separate site in comparison with pgbench on the same Postgres server. */
async function benchWrites(options: BenchOptions): Promise<BenchResult> {
  // Inherited by Postgres, pgbench and the clients.
  pinTo(1, process.pid);
  const postgres = await startMeasuredPostgres();
  try {
    await postgres.createDatabase('writes');
    const connection = { ...postgres.connection, database: 'writes' };
    const site = await startMeasuredSite(postgres.urlOf('writes'), {
      TRUSTED_PROXIES: '127.0.0.1',
      ...HOLDS_MAIL,
    });
    pinTo(0, site.pid);
    const database = new pg.Client(connection);
    try {
      await database.connect();
      const pgbench = findPgbench();
      const rival =
        pgbench &&
        (async (script: string) => {
          const run = { script, clients: CLIENTS, seconds: RIVAL_SECONDS };
          const { perSecond, latenciesMs } = await runPgbench(pgbench, connection, run);
          return { perSecond, p99Ms: percentile(latenciesMs, 0.99) };
        });
      await openSite(database, site.url);
      const kinds = visitorWrites(await findFreeStarts(site.url), CALLS_PER_ROUND);
      const bench = { site, database, rival: rival || undefined };
      const found = await measure(bench, kinds, options);
      const rows = [...found].flatMap(([kind, figures]) => rowsOf(kind, figures, BUDGET));
      const skipped = pgbench
        ? []
        : ['pgbench is not installed: there is nothing to compare with.'];
      return { rows, skipped };
    } finally {
      await database.end();
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Gives the firm details of its own: until then, nobody can book. */
async function openSite(database: pg.Client, url: string): Promise<void> {
  await database.query(`update firm_profile set name = 'Measured', is_sample = false`);
  while (!(await fetch(`${url}/`)).ok) await setTimeout(100);
}

async function measure(
  bench: Bench,
  kinds: readonly VisitorWrite[],
  { rounds, print }: BenchOptions,
): Promise<Map<VisitorWrite, Found>> {
  await bench.database.query('create schema rival');
  await bench.database.query('create sequence rival.slots');
  // Copies exclusion constraints, but not triggers and foreign keys.
  for (const table of [...kinds.map((kind) => kind.table), ...TABLES_BESIDES]) {
    await bench.database.query(`create table rival.${table} (like ${table} including all)`);
  }
  const found = new Map<VisitorWrite, Found>();
  for (const kind of kinds) {
    const { table } = kind;
    const before = await rowCounts(bench.database);
    const calls = kind.count;
    await writeOurs(bench, kind, calls);
    const besides = describeWritten(before, await rowCounts(bench.database), { calls, table });
    for (let round = 1; round < WARM_UP_ROUNDS; round += 1) {
      await empty(bench.database, kind);
      await writeOurs(bench, kind, calls);
    }
    found.set(kind, { ours: [], rivals: [], rivalsOfAll: [], besides });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const [kind, { ours, rivals, rivalsOfAll }] of found) {
      await empty(bench.database, kind);
      const figures = await writeOurs(bench, kind, kind.count);
      ours.push(figures);
      const rival = await bench.rival?.(kind.script);
      if (rival) rivals.push(rival);
      print(`${kind.name}: ${described(figures)}${rival ? `; pgbench ${described(rival)}` : ''}`);
      await empty(bench.database, kind);
      const ofAll = kind.scriptOfAll && (await bench.rival?.(kind.scriptOfAll));
      if (ofAll) rivalsOfAll.push(ofAll);
    }
  }
  return found;
}

/** Frees all slots: the product and the baseline start each round with the same empty tables. */
async function empty(database: pg.Client, { table }: VisitorWrite): Promise<void> {
  for (const each of [table, ...TABLES_BESIDES]) {
    // A worker of the measured site may hold a row lock while it waits for one in another table.
    await retryOnConflict(10, () => database.query(`truncate ${each} cascade`));
    await database.query(`truncate rival.${each}`);
  }
}

async function writeOurs({ site }: Bench, kind: VisitorWrite, calls: number): Promise<Round> {
  const cpuBefore = cpuSeconds(site.pid);
  const next = handOut(calls, kind.call);
  const { seconds, latenciesMs } = await askInTurn(site.url, {
    clients: CLIENTS,
    status: 201,
    next,
  });
  return {
    perSecond: calls / seconds,
    p99Ms: percentile(latenciesMs, 0.99),
    cpuMs: ((cpuSeconds(site.pid) - cpuBefore) / calls) * 1_000,
  };
}

const described = ({ perSecond, p99Ms, cpuMs }: RivalRound & Partial<Round>) =>
  `${perSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(1)} ms${cpuMs === undefined ? '' : `, ${cpuMs.toFixed(2)} ms of processor time`}`;
