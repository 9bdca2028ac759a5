import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../db/client.ts';
import { createAccount } from '../../../src/features/identity/local-pool/create-account.ts';
import {
  type EventStream,
  openEventStream,
} from '../../../src/features/live/testing/event-stream.ts';
import { postJson } from '../../../src/testing/booking-requests.ts';
import { messageBody } from '../../../src/testing/messages.ts';
import { bearer, staffTokenOf } from '../../../src/testing/people.ts';
import { PASSWORD } from '../../../src/testing/pool-client.ts';
import type { Benchmark, BenchOptions, BenchResult } from '../benchmark.ts';
import { percentile } from '../benchmark.ts';
import { residentMib } from '../exports/process-memory.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';

/** Several accounts, because each may keep at most fifty tabs connected. */
const ACCOUNTS = ['ana', 'ben', 'cleo', 'dov', 'eve'];
const TABS_OF_EACH = 40;
const TABS = ACCOUNTS.length * TABS_OF_EACH;
const MESSAGE_EVERY_MS = 2_000;
/** Memory of the first minutes is not counted: it grows with everything that a process does for the first time. */
const WARM_UP_MINUTES = 2;
/** Budgets of issue 23. */
const MINUTES = 10;
const MAX_HEARD_MS = 1_000;
const MAX_GROWTH_MIB = 10;

const MINUTE_MS = 60_000;

/** Both processes must have the same key. */
const ENV = { SECRET_KEYS: `k:${Buffer.alloc(32, 7).toString('base64')}` };

export const live: Benchmark = {
  title: `${TABS} open tabs of the back office, and a message every two seconds`,
  run: benchLive,
};

/** Messages arrive at one process; the tabs are connected to another one. */
async function benchLive({ rounds, print }: BenchOptions): Promise<BenchResult> {
  const minutes = rounds >= 3 ? MINUTES : 1;
  const postgres = await startMeasuredPostgres();
  try {
    await postgres.createDatabase('live');
    const databaseUrl = postgres.urlOf('live');
    const site = await startMeasuredSite(databaseUrl, ENV);
    const other = await startMeasuredSite(databaseUrl, ENV);
    try {
      const tabs = await openTabs(site.url, await hireStaff(databaseUrl, site.url));
      await sendMessages(other.url, tabs, WARM_UP_MINUTES);
      const beforeMib = residentMib(site.pid);
      const heardMs = await sendMessages(other.url, tabs, minutes);
      const growthMib = residentMib(site.pid) - beforeMib;
      print(`${beforeMib.toFixed(1)} MiB before, ${growthMib.toFixed(1)} MiB more after`);
      tabs.close();
      return { rows: rowsOf(heardMs, growthMib, minutes) };
    } finally {
      await other.stop();
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}

function rowsOf(heardMs: readonly number[], growthMib: number, minutes: number) {
  const slowest = Math.max(...heardMs);
  return [
    {
      name: 'from the answer to who sends a message until the last tab has heard of it, slowest',
      value: slowest,
      unit: 'ms',
      budget: { text: `at most ${MAX_HEARD_MS} ms`, isMet: slowest <= MAX_HEARD_MS },
      note: `${heardMs.length} messages; median ${percentile(heardMs, 0.5).toFixed(0)} ms`,
    },
    {
      name: 'growth of resident memory',
      value: growthMib,
      unit: 'MiB',
      budget: { text: `at most ${MAX_GROWTH_MIB} MiB`, isMet: growthMib <= MAX_GROWTH_MIB },
      note: `in ${minutes} minutes, after ${WARM_UP_MINUTES} of warming up`,
    },
  ];
}

type Tabs = { streams: (EventStream | undefined)[]; close(): void };

/** Returns the access tokens of new administrators. */
async function hireStaff(connectionString: string, url: string): Promise<string[]> {
  const { db, close } = openDatabase(
    { connectionString },
    { maxConnections: 1, onError: () => {} },
  );
  const pool = { poolName: 'Lawfront', now: () => new Date() };
  const tokens: string[] = [];
  for (const username of ACCOUNTS) {
    const email = `${username}@example.com`;
    await createAccount(db, pool, { username, email, password: PASSWORD, confirmed: true });
    const token = await staffTokenOf(url, username);
    // The first call of a new account adds its user.
    await fetch(`${url}/api/identity/me`, { headers: bearer(token) });
    tokens.push(token);
  }
  await db.updateTable('users').set({ role: 'admin' }).where('username', 'in', ACCOUNTS).execute();
  await close();
  return tokens;
}

/** Opens tabs that reconnect when the server closes their connection, as browsers do. */
async function openTabs(url: string, tokens: readonly string[]): Promise<Tabs> {
  let isClosed = false;
  const streams: Tabs['streams'] = [];
  const open = async (tab: number) => {
    const stream = await openEventStream(url, tokens[tab % tokens.length]);
    // After a reconnection, a client refetches everything.
    if (streams[tab]) stream.heard.push(['contact']);
    streams[tab] = stream;
    void stream.ended.then(async () => {
      if (!isClosed && !stream.failure()) await open(tab);
    });
  };
  await Promise.all(Array.from({ length: TABS }, (_, tab) => open(tab)));
  return {
    streams,
    close() {
      isClosed = true;
      for (const stream of streams) stream?.close();
    },
  };
}

/** Sends messages for some minutes. Returns how long it took until all tabs were notified of each, in milliseconds. */
async function sendMessages(url: string, { streams }: Tabs, minutes: number): Promise<number[]> {
  const heardMs: number[] = [];
  const endMs = performance.now() + minutes * MINUTE_MS;
  while (performance.now() < endMs) {
    for (const stream of streams) if (stream) stream.heard.length = 0;
    const response = await postJson(`${url}/api/contact`, messageBody());
    if (!response.ok) throw new Error(`A message was refused: ${response.status}`);
    await response.arrayBuffer();
    const refusal = streams.find((stream) => stream?.failure())?.failure();
    if (refusal) throw new Error(`A tab was refused: ${refusal.code}`);
    const sentMs = performance.now();
    const isHeard = () => streams.every((stream) => stream?.heard.flat().includes('contact'));
    while (!isHeard() && performance.now() - sentMs < MINUTE_MS) await wait(5);
    heardMs.push(performance.now() - sentMs);
    await wait(MESSAGE_EVERY_MS);
  }
  return heardMs;
}
