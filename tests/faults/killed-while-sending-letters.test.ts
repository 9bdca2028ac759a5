import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hashOfToken } from '../../src/platform/secrets/hash-of-token.ts';
import { newToken } from '../../src/platform/secrets/new-token.ts';
import { bearer, STAFF_ENV, staffTokenOf } from '../../src/testing/people.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { type SmtpPeer, startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { endMailLeases, endMailPauses } from './mail-times.ts';

/**
 * The whole product is killed while it sends a letter through a mail server that fails intermittently, and while
 * subscribers unsubscribe.
 */

const isFull = inject('atLength');
const SUBSCRIBERS = isFull ? 10_000 : 400;
const KILLS = isFull ? 3 : 1;
/**
 * One mail in this many is temporarily rejected; for one mail, the server accepts it and closes the connection without
 * a response.
 */
const PUT_OFF_EVERY = 97;
// Before the first kill: a mail that is also sent twice because of a kill would be sent three times.
const DROPPED = 50;
const LEAVING = SUBSCRIBERS / 20;
const TIME_LIMIT_MS = isFull ? 45 * 60_000 : 600_000;

/**
 * A mail is created, with its date in whole seconds, just after the subscription was checked; this is the tolerance in
 * milliseconds.
 */
const WRITING_MS = 3_000;

type Person = { email: string; token: string; leftAtMs?: number };
type Taken = { to: string; messageId: string; writtenAtMs: number };

let database: TestDatabase;
let dataDir: string;
let peer: SmtpPeer;
let server: ServerProcess;
const people: Person[] = Array.from({ length: SUBSCRIBERS }, (_, place) => ({
  email: `s${place}@example.com`,
  token: newToken(),
}));
const taken: Taken[] = [];

const start = async () => {
  server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlThrough(),
    ...STAFF_ENV,
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-letters-'));
  peer = await startSmtpPeer();
  let seen = 0;
  peer.answer = ({ to, messageId, source }) => {
    seen += 1;
    if (seen % PUT_OFF_EVERY === 0) return { code: 451, words: '4.3.2 Please try again later' };
    const date = /^date: (.+)$/im.exec(source)?.[1] ?? '';
    taken.push({ to, messageId, writtenAtMs: Date.parse(date) });
    return seen === DROPPED ? 'drop' : 'take';
  };
  await start();
}, TIME_LIMIT_MS);
afterAll(async () => {
  await server?.end('SIGTERM');
  await peer.close();
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

async function subscribeAll(): Promise<void> {
  const now = new Date();
  const rows = people.map(({ email, token }) => ({
    email,
    status: 'confirmed',
    consentText: 'Yes',
    consentedAt: now,
    confirmedAt: now,
    tokenHash: hashOfToken(token),
  }));
  for (let first = 0; first < rows.length; first += 1_000) {
    await database.db
      .insertInto('newsletterSubscribers')
      .values(rows.slice(first, first + 1_000))
      .execute();
  }
}

async function sendLetter(): Promise<string> {
  const headers = {
    ...bearer(await staffTokenOf(server.url)),
    'content-type': 'application/json',
  };
  const call = async (method: string, address: string, body: object) => {
    const response = await fetch(`${server.url}/api/admin/${address}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect([address, response.status < 300]).toEqual([address, true]);
    return response.json();
  };
  const config = { host: peer.host, port: peer.port, from: 'mail@firm.example' };
  await call('POST', 'email-settings', {
    provider: 'smtp',
    isActive: true,
    config: JSON.stringify(config),
  });
  await call('PUT', 'letter-settings', { perMinute: 6_000 });
  const { id } = await call('POST', 'letters', {
    subject: 'What changes in January',
    content: '<p>Two new rules.</p>',
  });
  await call('POST', `letters/${id}/send`, {});
  return id;
}

/** Unsubscribes people to whom no mail has been sent yet; retried while the server is down. */
async function leave(count: number): Promise<void> {
  const reached = new Set(taken.map(({ to }) => to));
  const staying = people.filter(({ email, leftAtMs }) => !reached.has(email) && !leftAtMs);
  for (const person of staying.slice(-count)) {
    const press = () =>
      fetch(`${server.url}/newsletter/${person.token}/unsubscribe`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
        .then(({ status }) => status)
        .catch(() => undefined);
    await expect.poll(press, { timeout: 60_000 }).toBeLessThan(400);
    person.leftAtMs = Date.now();
  }
}

const statusOf = async (id: string) => {
  const { status } = await database.db
    .selectFrom('letters')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
};

it(
  'sends a letter once to everybody, or twice with one Message-ID, and to nobody who has left',
  async () => {
    await subscribeAll();
    const id = await sendLetter();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = (SUBSCRIBERS * kill) / (KILLS + 2);
      await expect
        .poll(() => taken.length, { timeout: TIME_LIMIT_MS, interval: 50 })
        .toBeGreaterThan(enough);
      await leave(LEAVING / KILLS);
      await server.end('SIGKILL');
      await endMailLeases(database.db);
      await start();
    }
    const status = async () => {
      await endMailPauses(database.db);
      return statusOf(id);
    };
    await expect.poll(status, { timeout: TIME_LIMIT_MS, interval: 500 }).toBe('sent');

    const byReceiver = Map.groupBy(taken, ({ to }) => to);
    const left = people.filter(({ leftAtMs }) => leftAtMs !== undefined);
    expect(left.length).toBeGreaterThan(LEAVING / 2);
    const late = left.filter(({ email, leftAtMs = 0 }) =>
      (byReceiver.get(email) ?? []).some(({ writtenAtMs }) => writtenAtMs > leftAtMs + WRITING_MS),
    );
    expect(late).toEqual([]);
    expect(left.some(({ email }) => !byReceiver.has(email))).toBe(true);

    const missed = people.filter(({ email, leftAtMs }) => !leftAtMs && !byReceiver.has(email));
    expect(missed).toEqual([]);
    const ids = [...byReceiver.values()].map(
      (mails) => new Set(mails.map(({ messageId }) => messageId)).size,
    );
    expect(Math.max(...ids)).toBe(1);
    expect(Math.max(...[...byReceiver.values()].map((mails) => mails.length))).toBeLessThanOrEqual(
      2,
    );
  },
  TIME_LIMIT_MS,
);
