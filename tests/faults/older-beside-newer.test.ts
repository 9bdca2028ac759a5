import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listExecutedMigrations } from '../../db/migrate.ts';
import { bookingBody, listFreeStarts, postJson } from '../../src/testing/booking-requests.ts';
import { enqueueReceipt } from '../../src/testing/mail-delivery.ts';
import { bearer, STAFF_ENV, staffTokenOf } from '../../src/testing/people.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { copyTree, NEWER_MAIL, NEWER_MIGRATION, type UpgradedTree } from './newer-release.ts';

/** Two instances on one database and in one source tree, which is upgraded between their starts. */

/** Long after all appointments booked in this test. */
const TIME_OFF = {
  startsAt: '2090-03-10T09:00:00',
  endsAt: '2090-03-10T12:00:00',
  reason: 'Court',
};

/** Each test starts the whole product, some of them twice. */
const TIME_LIMIT_MS = 300_000;
const POLL_OPTIONS = { timeout: 60_000, interval: 100 };

let database: TestDatabase;
let dataDir: string;
let tree: UpgradedTree;
let boss: PgBoss;
let older: ServerProcess;
let newer: ServerProcess;
let token: string;
let starts: string[];
/** The distinct outcomes of requests to the older instance while the newer one migrated and started. */
const answered = new Set<string>();

const env = () => ({ DATA_DIR: dataDir, DATABASE_URL: database.urlThrough(), ...STAFF_ENV });

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-upgraded-'));
  tree = await copyTree();
  older = await startServerProcess(env(), { main: tree.main });
  token = await staffTokenOf(older.url);
  starts = await listFreeStarts(older.url, 1_000);
  await tree.upgrade();
  let isUp = false;
  const visiting = (async () => {
    while (!isUp) {
      for (const line of await visit(older.url)) answered.add(line);
    }
  })();
  newer = await startServerProcess(env(), { main: tree.main }).finally(() => {
    isUp = true;
  });
  await visiting;
  boss = new PgBoss(database.urlThrough());
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('of-newer-release');
}, TIME_LIMIT_MS);
afterAll(async () => {
  await boss?.stop();
  await older?.end('SIGTERM');
  await newer?.end('SIGTERM');
  await database.dispose();
  await tree.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

/** Retries while a machine that is much too slow for the test responds with 503 and `retry-after`. */
async function insist(ask: () => Promise<Response>): Promise<number> {
  const response = await ask();
  await response.arrayBuffer();
  return response.status === 503 && response.headers.get('retry-after')
    ? insist(ask)
    : response.status;
}

/** Reads, books, and makes staff calls; returns the outcome of each request. */
async function visit(url: string): Promise<string[]> {
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  const admin = `${url}/api/admin`;
  const email = `${randomUUID()}@example.com`;
  const booking = bookingBody({ scheduledDate: starts.shift(), email });
  const asked = {
    page: () => fetch(`${url}/schedule`),
    articles: () => fetch(`${url}/api/blog-posts`),
    booking: () => postJson(`${url}/api/appointments`, booking),
    mails: () => fetch(`${admin}/emails`, { headers }),
    write: () => postJson(`${admin}/time-off`, TIME_OFF, headers),
  };
  const lines = Object.entries(asked).map(async ([name, ask]) => `${name} ${await insist(ask)}`);
  return Promise.all(lines);
}

const ALL_WELL = ['page 200', 'articles 200', 'booking 201', 'mails 200', 'write 201'];

it(
  'the older instance serves during and after the migration by a newer one',
  async () => {
    expect((await listExecutedMigrations(database.db as never)).at(-1)).toBe(NEWER_MIGRATION);
    expect([...answered].sort()).toEqual([...ALL_WELL].sort());
    expect(await visit(older.url)).toEqual(ALL_WELL);
    expect(await visit(newer.url)).toEqual(ALL_WELL);
    expect((await fetch(`${older.url}/readyz`)).status).toBe(200);
  },
  TIME_LIMIT_MS,
);

/** Books like releases before migration 0043, which have no hosts. Returns whether the time was free. */
async function bookWithoutHosts(start: string): Promise<boolean> {
  const { rows } = await sql`
    insert into appointments
      (first_name, last_name, email, consultation_type, practice_area, scheduled_date, duration, ends_at)
    values ('A', 'B', ${`${randomUUID()}@example.com`}, 'initial', 'other', ${start}::timestamptz, 30,
      ${start}::timestamptz + interval '30 minutes')
    on conflict do nothing returning id`.execute(database.db);
  return rows.length > 0;
}

it(
  'a release that knows no hosts books for the firm beside the newer one, and no time twice',
  async () => {
    const raced = starts.splice(0, 20);
    const winners = await Promise.all(
      raced.map(async (scheduledDate) => {
        const booking = bookingBody({ scheduledDate, email: `${randomUUID()}@example.com` });
        const [status, isBooked] = await Promise.all([
          insist(() => postJson(`${newer.url}/api/appointments`, booking)),
          bookWithoutHosts(scheduledDate),
        ]);
        expect([201, 409]).toContain(status);
        return Number(status === 201) + Number(isBooked);
      }),
    );
    expect(winners).toEqual(raced.map(() => 1));
    const [alone = ''] = starts.splice(0, 1);
    expect(await bookWithoutHosts(alone)).toBe(true);
    const late = bookingBody({ scheduledDate: alone, email: `${randomUUID()}@example.com` });
    expect(await insist(() => postJson(`${newer.url}/api/appointments`, late))).toBe(409);
  },
  TIME_LIMIT_MS,
);

it(
  'an older release starts on the schema of a newer one, so that an upgrade can be rolled back',
  async () => {
    const again = await startServerProcess(env());
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(await visit(again.url)).toEqual(ALL_WELL);
    expect(await again.end('SIGTERM')).toBe(0);
    expect((await listExecutedMigrations(database.db as never)).at(-1)).toBe(NEWER_MIGRATION);
  },
  TIME_LIMIT_MS,
);

it(
  'both instances serve the scripts of either build',
  async () => {
    const entryOf = async ({ url }: ServerProcess) =>
      /import\("(\/assets\/[^"]+)"\)/.exec(await (await fetch(url)).text())?.[1] ?? '';
    const [old, young] = [await entryOf(older), await entryOf(newer)];
    expect([old === young, young.startsWith('/assets/newer-')]).toEqual([false, true]);
    for (const entry of [old, young]) {
      const answers = await Promise.all([older, newer].map(({ url }) => fetch(url + entry)));
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        expect(answer.headers.get('content-type')).toContain('javascript');
        expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
      }
      const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
      expect(second).toBe(first);
    }
    for (const nothing of ['none.js', '..%2f..%2fserver%2fentry-server.js', 'current', '%00.js']) {
      expect((await fetch(`${newer.url}/assets/${nothing}`)).status).toBe(404);
    }
  },
  TIME_LIMIT_MS,
);

/** Queues a mail of a kind that only the newer release can send. */
const writeNewerMail = () => enqueueReceipt(database, 'newer@example.com', NEWER_MAIL);

const mailOf = (id: string) =>
  database.db
    .selectFrom('outboxEmails')
    .select(['state', 'attempts', 'lastError'])
    .where('id', '=', id)
    .executeTakeFirst();

it(
  'the older instance leaves jobs and mails of unknown kinds to the newer one',
  async () => {
    await newer.end('SIGTERM');
    const unknown = await boss.send('of-newer-release', { shape: ['new'] });
    const id = await writeNewerMail();
    // The older instance must skip the unknown mail to send this one.
    const known = await enqueueReceipt(database);
    await expect.poll(async () => (await mailOf(known))?.state, POLL_OPTIONS).toBe('sent');
    expect(await mailOf(id)).toEqual({ state: 'queued', attempts: 0, lastError: null });
    expect(await visit(older.url)).toEqual(ALL_WELL);
    expect((await boss.getJobById('of-newer-release', unknown ?? ''))?.state).toBe('created');

    await older.end('SIGTERM');
    newer = await startServerProcess(env(), { main: tree.main });
    await expect
      .poll(() => mailOf(id), POLL_OPTIONS)
      .toEqual({ state: 'sent', attempts: 1, lastError: null });
  },
  TIME_LIMIT_MS,
);
