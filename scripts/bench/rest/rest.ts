import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startServerProcess } from '../../../src/testing/server-process.ts';
import { type Benchmark, median } from '../benchmark.ts';
import { residentMib } from '../exports/process-memory.ts';
import { startMeasuredPostgres } from '../measured-site.ts';

const MAX = { memoryMib: 120, connections: 8, firstByteMs: 50 };

/**
 * Represents an hour at idle: the longest pause of a poller is 30 s, and the archive makes its first pass after 30 s.
 */
const REST_SECONDS = 120;
/** Connections and transactions are counted in the last part of the idle period. */
const COUNTED_SECONDS = 60;

/** The entry point that runs the built server; other benchmarks run from source. */
const MAIN = path.resolve(import.meta.dirname, '../../../src/main.mjs');

type Rest = { memoryMib: number; connections: number; transactions: number; firstByteMs: number };

export const rest: Benchmark = {
  title: 'A process at rest',
  async run({ rounds, print }) {
    const measured: Rest[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await measureRest();
      measured.push(one);
      print(
        `${one.memoryMib.toFixed(1)} MiB, ${one.connections} connections, ${one.transactions} transactions, ${one.firstByteMs.toFixed(1)} ms`,
      );
    }
    const of = (key: keyof Rest) => median(measured.map((one) => one[key]));
    const note = `after ${REST_SECONDS} s without a request`;
    return {
      rows: [
        rowOf('resident memory of the process', of('memoryMib'), 'MiB', MAX.memoryMib, note),
        rowOf(
          'connections to Postgres',
          Math.max(...measured.map(({ connections }) => connections)),
          'connections',
          MAX.connections,
          `the most in ${COUNTED_SECONDS} s of any round`,
        ),
        { name: 'transactions', value: of('transactions'), unit: 'a minute', note },
        rowOf('first byte of the home page', of('firstByteMs'), 'ms', MAX.firstByteMs, note),
      ],
    };
  },
};

function rowOf(name: string, value: number, unit: string, most: number, note: string) {
  const budget = { text: `at most ${most} ${unit}`, isMet: value <= most };
  return { name, value, unit, budget, note };
}

/** Measures the built server with the demo content, on its own Postgres, after one visit to the home page. */
async function measureRest(): Promise<Rest> {
  const postgres = await startMeasuredPostgres();
  await postgres.createDatabase('rest');
  const site = await startServerProcess(
    {
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      PUBLIC_URL: 'http://localhost:0',
      DATABASE_URL: postgres.urlOf('rest'),
    },
    { main: MAIN },
  );
  // In another database, so that its own connection and statements are not counted.
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    await firstByteMs(site.url);
    await wait((REST_SECONDS - COUNTED_SECONDS) * 1_000);
    const before = await countTransactions(client);
    let connections = 0;
    for (let second = 0; second < COUNTED_SECONDS; second += 1) {
      connections = Math.max(connections, await countConnections(client));
      await wait(1_000);
    }
    const transactions = (await countTransactions(client)) - before;
    const memoryMib = residentMib(site.pid);
    return { memoryMib, connections, transactions, firstByteMs: await firstByteMs(site.url) };
  } finally {
    await client.end();
    await site.end('SIGTERM');
    await postgres.stop();
  }
}

async function countTransactions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select xact_commit + xact_rollback as count from pg_stat_database where datname = 'rest'`,
  );
  return Number(rows[0]?.count);
}

async function countConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where datname = 'rest' and backend_type = 'client backend'`,
  );
  return rows[0]?.count ?? 0;
}

/** Time to first byte on a new connection, as a visitor's browser opens it. */
async function firstByteMs(url: string): Promise<number> {
  const before = performance.now();
  const asking = request(url, { agent: false }).end();
  const [answer] = await once(asking, 'response');
  const ms = performance.now() - before;
  answer.resume();
  return ms;
}
