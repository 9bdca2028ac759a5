import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { enqueueReceipt, sendBySmtp } from '../testing/mail-delivery.ts';
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Tests the whole product, as `npm start` runs it: killed while it sends mail to a mail server that keeps running. */

const MAIN = path.resolve(import.meta.dirname, 'main.ts');
const KEY = Buffer.alloc(32, 7);
const MAILS = 200;
const KILL_AFTER = [40, 110];
/** How many mails are sent concurrently. */
const AT_ONCE = 4;
const POLL_OPTIONS = { timeout: 120_000, interval: 100 };

let database: TestDatabase;
let dataDir: string;
let peer: SmtpPeer;
let server: ChildProcess | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-mail-crash-'));
  peer = await startSmtpPeer({ account: { user: 'office', pass: 'right password' } });
});
afterEach(async () => {
  await stop('SIGTERM');
  await peer.close();
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataDir,
      DATABASE_URL: database.urlThrough(),
      SECRET_KEYS: `k1:${KEY.toString('base64')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('ready at')) return;
  }
  throw new Error('The server ended before it was ready');
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server.kill(signal);
  await ended;
}

async function writeMails(): Promise<string[]> {
  const { db } = database;
  const secrets = createSecretBox([{ id: 'k1', key: KEY }]);
  const account = { user: 'office', pass: 'right password' };
  await sendBySmtp({ db, now: () => new Date(), secrets }, peer, account);
  // Off, because whether the daily digest is due depends on the time of day at which the test runs.
  await db.updateTable('answerSettings').set({ sendsDigest: false }).execute();
  const ids: string[] = [];
  for (let i = 0; i < MAILS; i += 1) {
    ids.push(await enqueueReceipt({ db }, `c${i}@example.com`));
  }
  return ids;
}

it('sends every mail once, or repeats it with the same Message-ID', async () => {
  const ids = await writeMails();
  for (const count of KILL_AFTER) {
    const isKilled = Promise.withResolvers<void>();
    // Withholds the responses to further mails until the process has been killed.
    peer.answer = async () => {
      if (peer.mails.length > count) await isKilled.promise;
      return 'take' as const;
    };
    await start();
    await expect
      .poll(() => peer.mails.length, POLL_OPTIONS)
      .toBeGreaterThanOrEqual(count + AT_ONCE);
    await stop('SIGKILL');
    isKilled.resolve();
  }
  peer.answer = () => 'take';
  await start();
  const arrived = () => new Set(peer.mails.map(({ messageId }) => messageId));
  await expect.poll(() => arrived().size, POLL_OPTIONS).toBe(MAILS);
  await expect
    .poll(
      () =>
        database.db.selectFrom('outboxEmails').select('id').where('state', '!=', 'sent').execute(),
      POLL_OPTIONS,
    )
    .toEqual([]);
  expect([...arrived()].sort()).toEqual(ids.map((id) => `<${id}@localhost>`).sort());
  for (const { to, messageId } of peer.mails) {
    const same = peer.mails.filter((mail) => mail.messageId === messageId);
    expect(new Set(same.map((mail) => mail.to))).toEqual(new Set([to]));
  }
  // Only the mails that were in flight at each kill may be sent twice.
  expect(peer.mails.length - MAILS).toBeLessThanOrEqual(AT_ONCE * KILL_AFTER.length);
}, 300_000);
