import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expireAndRemind } from '../../src/features/agreements/expire-and-remind.ts';
import { announceDocuments } from '../../src/features/documents/notices/announce-documents.ts';
import { remindOfDocuments } from '../../src/features/documents/notices/remind-of-documents.ts';
import type { EmailKind } from '../../src/features/email/rules.ts';
import { WEBHOOK_EVENT_TYPES } from '../../src/features/webhooks/rules.ts';
import { type Receiver, startReceiver } from '../../src/features/webhooks/testing/receiver.ts';
import { addDays } from '../../src/platform/time/date-math.ts';
import { findInTables, writingsOf } from '../../src/testing/find-in-tables.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { staffClient } from '../../src/testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { answerWith, sendDocumentsWith, signWith } from './clients-words.ts';

const SECRET_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

let app: TestApp;
let receiver: Receiver;
let now = TEST_NOW;
const written = [vi.spyOn(fs, 'writeSync'), vi.spyOn(fs, 'write')];
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({
    env: { ...STAFF_ENV, SECRET_KEYS, LOG_LEVEL: 'debug', OUTGOING_ALLOW: receiver.peer },
    now: () => now,
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const logged = () =>
  written.flatMap((spy) => spy.mock.calls.map(([, text]) => String(text))).join('');

/** All mails that the five minutes after an upload, and the days until a reminder, lead to. */
const MAILS = [
  'agreement_countersigned',
  'agreement_done',
  'agreement_link',
  'agreement_reminder',
  'agreement_signed',
  'documents_received',
  'documents_reminder',
  'documents_request',
  'documents_shared',
  'questions_answered',
  'questions_request',
] as const satisfies readonly EmailKind[];

const sentKinds = async () => {
  const { db } = app.deps;
  const rows = await db
    .selectFrom('outboxEmails')
    .select('kind')
    .where('state', '=', 'sent')
    .execute();
  return rows.map(({ kind }) => kind);
};

async function backUp(file: string): Promise<Buffer> {
  const root = path.resolve(import.meta.dirname, '../..');
  const env = { ...process.env, SECRET_KEYS, NODE_ENV: 'test', DATABASE_URL: app.databaseUrl };
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts/backup.ts'), file], {
    ...{ cwd: root, env: { ...env, DATA_DIR: path.dirname(app.mailDirectory) } },
  });
  return gunzipSync(fs.readFileSync(file));
}

/** The files below a folder, with the line breaks that mails add within words removed. */
const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      name,
      text: fs.readFileSync(path.join(parentPath, name), 'latin1').replace(/=\r?\n/g, ''),
    }));

it('no word of an answer, a document or an agreement is readable in a table, backup, file, log or event', async () => {
  const words = ['answers', 'documents', 'agreements'].map((what) => `heron${what}4711sings`);
  const [answers, documents, agreements] = words as [string, string, string];
  const staff = await staffClient(app);
  await staff.call('POST', '/api/admin/webhooks', {
    ...{ url: receiver.url, events: WEBHOOK_EVENT_TYPES, includesDetails: true },
  });
  await answerWith(app, staff, answers);
  await sendDocumentsWith(app, staff, documents);
  const countersign = await signWith(app, agreements);
  const mailed = (kinds: readonly EmailKind[]) =>
    expect
      .poll(sentKinds, { timeout: 60_000, interval: 200 })
      .toEqual(expect.arrayContaining([...kinds]));
  await mailed(['agreement_signed']);
  await countersign();
  const types = () => receiver.taken.map(({ type }) => type);
  await expect.poll(types, { timeout: 20_000 }).toContain('agreement.countersigned');
  now = addDays(now, 8);
  // These jobs run by the clock of the machine.
  await announceDocuments(app.deps);
  await remindOfDocuments(app.deps);
  await expireAndRemind(app.deps);
  await mailed(MAILS);

  // The unexpected error with an answer in its request; the log is written with a short delay.
  await expect.poll(logged).toContain('call failed');
  expect(await findInTables(app.deps.db, words)).toEqual([]);
  const dataFolder = path.dirname(app.mailDirectory);
  const backup = await backUp(path.join(dataFolder, 'firm.gz'));
  const places = [
    { name: 'the backup', text: backup.toString('latin1') },
    { name: 'the log', text: logged() },
    { name: 'the events', text: receiver.taken.map(({ text }) => text).join('') },
    ...filesIn(dataFolder),
  ];
  for (const known of ['agreement@example.com', 'Ada Quill']) {
    expect([known, places[0]?.text.includes(known)]).toEqual([known, true]);
  }
  const found = places.flatMap(({ name, text }) =>
    words
      .filter((word) => writingsOf(word).some((each) => text.includes(each)))
      .map((word) => [name, word]),
  );
  expect(found).toEqual([]);
}, 300_000);
