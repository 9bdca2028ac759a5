import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STAFF_ENV, staffTokenOf } from '../../../src/testing/people.ts';
import {
  type Benchmark,
  type BenchOptions,
  type BenchResult,
  type BenchRow,
  median,
  percentile,
} from '../benchmark.ts';
import { pinTo } from '../cpu.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { type Delivery, deliverOnce } from './mails-once.ts';
import { measurePurge } from './purge-delay.ts';
import { findWrk, runWrk } from './wrk.ts';

const COPIES = 3;
const CONNECTIONS = 24;
const SECONDS = 4;
const PUBLISHES = 120;
// Results in 504 mails.
const MESSAGES = 252;

/** Issue 8: time until a change published by one instance is visible on the others. */
const PURGE_P99_MS = 100;

const READS = { 'GET /, cached': '/', 'GET /api/blog-posts': '/api/blog-posts' };

/** The load generator and Postgres use the last core; the instances share the others. */
const cores = os.cpus().length;
const coreOfCopy = (copy: number) => copy % Math.max(1, cores - 1);

export const copies: Benchmark = {
  title: `${COPIES} copies of the process on one database`,
  run: benchCopies,
};

async function benchCopies(options: BenchOptions): Promise<BenchResult> {
  pinTo(cores - 1, process.pid);
  const postgres = await startMeasuredPostgres();
  // Contains the encryption and signing keys, which all instances of an installation share.
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-keys-'));
  const sites: Awaited<ReturnType<typeof startMeasuredSite>>[] = [];
  try {
    await postgres.createDatabase('copies');
    for (let copy = 0; copy < COPIES; copy += 1) {
      const env = { ...STAFF_ENV, DATA_DIR: dataDir };
      const site = await startMeasuredSite(postgres.urlOf('copies'), env);
      pinTo(coreOfCopy(copy), site.pid);
      sites.push(site);
    }
    return await measure(
      sites.map(({ url }) => url),
      options,
    );
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(urls: string[], { rounds, print }: BenchOptions): Promise<BenchResult> {
  const rows: BenchRow[] = [];
  const wrk = findWrk();
  if (wrk) rows.push(...(await measureReads(wrk, urls, rounds)));
  const token = await staffTokenOf(urls[0] ?? '');
  print(`Publishing ${PUBLISHES} times`);
  const delays = await measurePurge(urls, { token, times: PUBLISHES });
  print(`Sending the mails of ${MESSAGES} messages`);
  const delivery = await deliverOnce(urls, { token, messages: MESSAGES });
  rows.push(...purgeRows(delays), ...deliveryRows(delivery));
  return { rows, skipped: wrk ? [] : ['wrk is not installed: reads by several copies.'] };
}

/** Alternates between all connections to one instance and the same number spread over all instances. */
async function measureReads(wrk: string, urls: string[], rounds: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, page] of Object.entries(READS)) {
    const found: { one: number[]; all: number[] } = { one: [], all: [] };
    const load = async (asked: readonly string[]) => {
      const connections = CONNECTIONS / asked.length;
      const each = await Promise.all(
        asked.map((url) => runWrk(wrk, url + page, { connections, seconds: SECONDS })),
      );
      return each.reduce((sum, perSecond) => sum + perSecond, 0);
    };
    for (let round = 0; round < rounds; round += 1) {
      found.one.push(await load(urls.slice(0, 1)));
      found.all.push(await load(urls));
    }
    rows.push({
      name: `${name}, ${COPIES} copies`,
      value: median(found.all),
      unit: 'calls/s',
      beside: { name: 'one copy', value: median(found.one) },
      note: `${cores} cores: one for the load and Postgres, ${cores - 1} for the copies.`,
    });
  }
  return rows;
}

function purgeRows(delays: readonly number[]): BenchRow[] {
  const p99Ms = percentile(delays, 0.99);
  return [
    {
      name: 'From the answer to who publishes until the other copies show it, median',
      value: median(delays),
      unit: 'ms',
      note: `${PUBLISHES} times, the render of the new page included.`,
    },
    {
      name: 'The same, slowest of a hundred',
      value: p99Ms,
      unit: 'ms',
      budget: { text: `under ${PURGE_P99_MS} ms`, isMet: p99Ms < PURGE_P99_MS },
    },
  ];
}

function deliveryRows({ mails, missing, repeated, seconds }: Delivery): BenchRow[] {
  return [
    {
      name: `Of ${mails} mails queued, lost or sent twice`,
      value: missing + repeated,
      unit: '',
      budget: { text: 'none', isMet: missing + repeated === 0 },
    },
    {
      name: 'The same, mails by all copies, from the first message to the last mail',
      value: mails / seconds,
      unit: 'mails/s',
    },
  ];
}
