import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { findRunningPostmaster } from '../../db/embedded/postmaster.ts';
import { bookingBody, listFreeStarts, postJson } from '../../src/testing/booking-requests.ts';
import { findFreePort } from '../../src/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { askEmbedded } from './ask-embedded.ts';

/**
 * Tests the whole product as `npm start` runs it, with its embedded database; both are killed while clients book and
 * retry.
 */

const isFull = inject('atLength');
const TIMES = isFull ? 1_000 : 60;
const KILLS = Array.from({ length: isFull ? 3 : 1 }, () => ['server', 'postgres'] as const).flat();
const CLIENTS = 20;
/** Two clients compete for one in this many slots. */
const RIVALS_EVERY = 10;
const ASK_AGAIN_MS = 50;
/** One of several hosts of the demo firm, because a start time with any host could be booked twice. */
const ATTORNEY = 'maren-castellane';
const TIME_LIMIT_MS = isFull ? 30 * 60_000 : 300_000;

type Wish = { start: string; email: string; key: string };
type Outcome = Wish & { status: number; id: string; reason: string | undefined };

let dataDir: string;
let port: number;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-killed-'));
  port = await findFreePort();
});
afterEach(async () => {
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port) });
  return `http://localhost:${port}`;
}

async function kill(what: (typeof KILLS)[number]): Promise<void> {
  if (what === 'server') {
    await server?.end('SIGKILL');
    await start();
    return;
  }
  const { pid } =
    findRunningPostmaster(path.join(dataDir, 'postgres')) ?? expect.fail('No Postgres');
  process.kill(pid, 'SIGKILL');
}

function wishesFor(starts: readonly string[]): Wish[] {
  return starts.flatMap((start, place) => {
    const wish = (name: string) => ({ start, email: `${name}@example.com`, key: randomUUID() });
    return place % RIVALS_EVERY === 0
      ? [wish(`c${place}`), wish(`rival${place}`)]
      : [wish(`c${place}`)];
  });
}

/** Retries with the same idempotency key until a response reports the outcome. */
async function insist(url: string, wish: Wish): Promise<Outcome> {
  const body = bookingBody({
    scheduledDate: wish.start,
    email: wish.email,
    attorney: ATTORNEY,
  });
  const key = { 'idempotency-key': wish.key };
  for (;;) {
    const answer = await postJson(`${url}/api/appointments`, body, key)
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => undefined);
    if (answer && answer.status !== 503) {
      const { id, reason } = answer.body;
      return { ...wish, status: answer.status, id, reason };
    }
    await wait(ASK_AGAIN_MS);
  }
}

/** Kills the processes one after the other, spread evenly over the bookings. */
async function bookThroughKills(url: string, wishes: readonly Wish[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...wishes];
  let killing = Promise.resolve();
  const victims = [...KILLS];
  const client = async () => {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
      outcomes.push(await insist(url, wish));
      const killed = KILLS.length - victims.length;
      if (outcomes.length < ((killed + 1) * TIMES) / (KILLS.length + 1)) continue;
      const victim = victims.shift();
      if (victim) killing = killing.then(() => kill(victim));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await killing;
  expect(victims).toEqual([]);
  return outcomes;
}

type StoredBooking = {
  id: string;
  email: string;
  key: string;
  start: Date;
  mails: string[];
  links: number;
};

const listStored = () =>
  askEmbedded<StoredBooking>(
    dataDir,
    `select id, email, idempotency_key as key, scheduled_date as start,
      (select array_agg(kind order by kind) from outbox_emails where payload ->> 'id' = a.id) as mails,
      (select count(*)::int from appointment_links where appointment_id = a.id) as links
    from appointments as a order by scheduled_date`,
  );

/** Expects that each slot is stored for the client who got a 201, and for no other client. */
async function expectStored(outcomes: readonly Outcome[]): Promise<void> {
  const booked = outcomes.filter(({ status }) => status === 201);
  expect(await listStored()).toEqual(
    booked
      .sort((a, b) => a.start.localeCompare(b.start))
      .map(({ id, email, key, start }) => ({
        id,
        email,
        key,
        start: new Date(start),
        mails: ['booking_confirmation', 'booking_notice'],
        links: 1,
      })),
  );
  const refused = outcomes.filter(({ status }) => status !== 201);
  expect(refused.filter(({ reason }) => reason !== 'slot_taken')).toEqual([]);
  expect(new Set(booked.map(({ start }) => start)).size).toBe(TIMES);
  expect([booked.length, refused.length]).toEqual([TIMES, Math.ceil(TIMES / RIVALS_EVERY)]);
}

/**
 * The recipient and subject of each caught mail. A mail that is sent twice has the same Message-ID, and so only one
 * file.
 */
async function findMails() {
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails: { to: string; subject: string }[] = [];
  for (const file of files) {
    const { to, subject } = await PostalMime.parse(await readFile(path.join(folder, file)));
    mails.push({ to: to?.[0]?.address ?? '', subject: subject ?? '' });
  }
  return mails;
}

const countUnsent = async () => {
  const [row] = await askEmbedded<{ unsent: number }>(
    dataDir,
    `select count(*)::int as unsent from outbox_emails where state <> 'sent'`,
  );
  return row?.unsent;
};

it(
  'loses and duplicates no booking when server and database are killed while clients retry',
  async () => {
    const url = await start();
    const outcomes = await bookThroughKills(
      url,
      wishesFor(await listFreeStarts(url, TIMES, ATTORNEY)),
    );
    await expectStored(outcomes);
    await expect.poll(countUnsent, { timeout: TIME_LIMIT_MS, interval: 500 }).toBe(0);
    const mails = await findMails();
    const clients = outcomes.filter(({ status }) => status === 201).map(({ email }) => email);
    const toClients = mails.filter(({ to }) => clients.includes(to));
    expect(toClients.map(({ to }) => to).sort()).toEqual(clients.sort());
    // Excludes the daily digest.
    const notices = mails.filter(({ subject }) => subject.startsWith('New consultation'));
    expect(notices).toHaveLength(TIMES);
  },
  TIME_LIMIT_MS,
);
