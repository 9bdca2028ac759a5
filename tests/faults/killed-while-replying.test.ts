import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { insertMessage } from '../../src/testing/messages.ts';
import { bearer, STAFF_ENV, staffTokenOf } from '../../src/testing/people.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { type SmtpPeer, startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { endMailLeases, endMailPauses } from './mail-times.ts';

/** The whole product is killed while staff reply to messages through a mail server that fails intermittently. */

const isFull = inject('atLength');
const REPLIES = isFull ? 300 : 14;
const KILLS = isFull ? 3 : 1;
/**
 * One mail in this many is temporarily rejected; for one in `DROPPED_EVERY`, the server accepts the mail and closes the
 * connection without a response.
 */
const PUT_OFF_EVERY = 7;
const DROPPED_EVERY = 11;
const TIME_LIMIT_MS = isFull ? 30 * 60_000 : 600_000;

let database: TestDatabase;
let dataDir: string;
let peer: SmtpPeer;
let server: ServerProcess;
/** The Message-IDs of the mails that the server has accepted, by recipient. */
const taken = new Map<string, string[]>();

const start = async () => {
  server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlThrough(),
    ...STAFF_ENV,
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-replies-'));
  peer = await startSmtpPeer();
  let seen = 0;
  peer.answer = ({ to, messageId }) => {
    seen += 1;
    if (seen % PUT_OFF_EVERY === 0) return { code: 451, words: '4.3.2 Please try again later' };
    taken.set(to, [...(taken.get(to) ?? []), messageId]);
    return seen % DROPPED_EVERY === 0 ? 'drop' : 'take';
  };
  await start();
}, TIME_LIMIT_MS);
afterAll(async () => {
  await server?.end('SIGTERM');
  await peer.close();
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

type Call = (method: string, address: string, body: object) => Promise<number>;

async function staffCalls(): Promise<Call> {
  const headers = {
    ...bearer(await staffTokenOf(server.url)),
    'content-type': 'application/json',
  };
  // Resolves to 0 while the server is down.
  return (method, address, body) =>
    fetch(`${server.url}/api/admin/${address}`, { method, headers, body: JSON.stringify(body) })
      .then(({ status }) => status)
      .catch(() => 0);
}

it(
  'sends each reply once, or twice with one Message-ID',
  async () => {
    let call = await staffCalls();
    const config = { host: peer.host, port: peer.port, from: 'mail@firm.example' };
    const setting = { provider: 'smtp', isActive: true, config: JSON.stringify(config) };
    expect(await call('POST', 'email-settings', setting)).toBeLessThan(300);
    const addresses = Array.from({ length: REPLIES }, (_, place) => `client${place}@example.com`);
    for (const [place, email] of addresses.entries()) {
      const id = await insertMessage(database.db, { email });
      const reply = { replyId: randomUUID(), body: `Dear {client}, ${place}` };
      const press = () => call('POST', `contact-submissions/${id}/replies`, reply);
      // The response may be lost with the process, so staff send the reply again.
      const pressed = press();
      if ((place + 1) % Math.ceil(REPLIES / (KILLS + 1)) === 0 && place < REPLIES - 1) {
        await server.end('SIGKILL');
        await endMailLeases(database.db);
        await start();
        call = await staffCalls();
      }
      await pressed;
      await expect.poll(press, { timeout: 120_000 }).toBe(200);
    }
    const areSent = async () => {
      await endMailPauses(database.db);
      return addresses.every((email) => taken.has(email));
    };
    await expect.poll(areSent, { timeout: TIME_LIMIT_MS / 2, interval: 500 }).toBe(true);
    const states = await database.db
      .selectFrom('messageReplies')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(states.count)).toBe(REPLIES);
    for (const email of addresses) expect(new Set(taken.get(email)).size).toBe(1);
  },
  TIME_LIMIT_MS,
);
