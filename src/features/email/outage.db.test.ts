import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIL_CONTENTS } from '../../app/features.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { enqueueReceipt, mailRecord, sendBySmtp } from '../../testing/mail-delivery.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createMailChannels } from './mail-channels.ts';
import { findOutboxEmail } from './queries.ts';
import { sendEmail } from './send-email.ts';
import { NO_ADDRESSES } from './testing/no-addresses.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAILS = 60;
/** Several hundred attempts in sequence: a few seconds, more than half a minute on a busy machine. */
const LONG_MS = 120_000;
const DAY_BEGINS = new Date('2031-03-08T17:00:00Z').getTime();

/** Read immediately, because the pauses are computed by the clock of the database, not by that of the test. */
const nextTry = ({ db }: TestDatabase, id: string) =>
  db
    .selectFrom('outboxEmails')
    .select([
      'state',
      sql<number>`round(extract(epoch from due_at - now()))::int`.as('secondsLeft'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('sends every mail exactly once after the provider was away for a day', {
  timeout: LONG_MS,
}, async () => {
  const { db } = database;
  let clock = DAY_BEGINS;
  const now = () => new Date(clock);
  const secrets = createSecretBox([{ id: 'k1', key: Buffer.alloc(32, 7) }]);
  const peer = await startSmtpPeer({ port: await findFreePort() });
  await peer.close();
  await sendBySmtp({ db, now, secrets }, peer);
  const channels = createMailChannels({ db, secrets, addresses: NO_ADDRESSES, standIn: undefined });
  const deps = {
    db,
    secrets,
    now,
    channels,
    recordsSecrets: false,
    mailContents: MAIL_CONTENTS,
    mailboxLimitFactor: 100_000,
    firstPauseSeconds: 60,
  };

  const due: { at: number; id: string }[] = [];
  for (let i = 0; i < MAILS; i += 1) {
    due.push({ at: DAY_BEGINS + i * 24 * MINUTE, id: await enqueueReceipt({ db }) });
  }
  /** Sends what is due before a time, in order, as workers that poll the outbox would. */
  const runUntil = async (end: number) => {
    for (;;) {
      due.sort((a, b) => a.at - b.at);
      if (!due[0] || due[0].at >= end) return;
      const [{ at, id }] = due.splice(0, 1) as [{ at: number; id: string }];
      clock = at;
      const email = (await findOutboxEmail(db, id)) ?? expect.fail('The mail is gone');
      await sendEmail({ ...deps, publicUrl: 'https://firm.example' }, email);
      const { state, secondsLeft } = await nextTry(database, id);
      if (state === 'failed') due.push({ at: clock + secondsLeft * 1_000, id });
    }
  };

  await runUntil(DAY_BEGINS + 24 * HOUR);
  expect(due).toHaveLength(MAILS);
  const ids = due.map(({ id }) => id);
  for (const id of ids) {
    expect(await mailRecord({ db }, id)).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
  }

  const back = await startSmtpPeer({ port: peer.port });
  await runUntil(DAY_BEGINS + 31 * HOUR);
  expect(due).toEqual([]);
  expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(MAILS);
  expect(back.mails).toHaveLength(MAILS);
  for (const id of ids) expect((await mailRecord({ db }, id)).state).toBe('sent');
  await channels.close();
  await back.close();
});

it('mails that wait for the provider are sent as soon as another mail succeeds', async () => {
  const { db } = database;
  const now = () => new Date(DAY_BEGINS);
  const secrets = createSecretBox([{ id: 'k1', key: Buffer.alloc(32, 7) }]);
  const peer = await startSmtpPeer({ port: await findFreePort() });
  await sendBySmtp({ db, now, secrets }, peer);
  const channels = createMailChannels({ db, secrets, addresses: NO_ADDRESSES, standIn: undefined });
  const deps = {
    db,
    secrets,
    now,
    channels,
    recordsSecrets: false,
    mailContents: MAIL_CONTENTS,
    mailboxLimitFactor: 100_000,
    firstPauseSeconds: 3_600,
  };
  const send = async (id: string) => {
    const email = (await findOutboxEmail(db, id)) ?? expect.fail('The mail is gone');
    await sendEmail({ ...deps, publicUrl: 'https://firm.example' }, email);
  };
  peer.answer = () => ({ code: 451, words: '4.2.2 This mailbox is full' });
  const fullMailbox = await enqueueReceipt({ db });
  await send(fullMailbox);
  await peer.close();
  const waiting = await enqueueReceipt({ db });
  await send(waiting);
  expect((await nextTry(database, waiting)).secondsLeft).toBeGreaterThan(3_000);

  const back = await startSmtpPeer({ port: peer.port });
  await send(await enqueueReceipt({ db }));
  expect((await nextTry(database, waiting)).secondsLeft).toBeLessThanOrEqual(0);
  // The reason why this one waits is unrelated to the outage.
  expect((await nextTry(database, fullMailbox)).secondsLeft).toBeGreaterThan(3_000);
  await channels.close();
  await back.close();
});

it('a database that cancels a statement is no failure of the mail', async () => {
  const { db } = database;
  const now = () => new Date(DAY_BEGINS);
  const secrets = createSecretBox([{ id: 'k1', key: Buffer.alloc(32, 7) }]);
  const standIn = {
    send: () => expect.fail('The mail was not written'),
    close() {},
  };
  const channels = createMailChannels({ db, secrets, addresses: NO_ADDRESSES, standIn });
  const contents = MAIL_CONTENTS.contact_receipt;
  const write = () =>
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '1ms'`.execute(tx);
      await sql`select pg_sleep(10)`.execute(tx);
      return undefined;
    });
  const deps = {
    db,
    secrets,
    now,
    channels,
    recordsSecrets: false,
    mailContents: { ...MAIL_CONTENTS, contact_receipt: { ...contents, write } },
    mailboxLimitFactor: 100_000,
    firstPauseSeconds: 3_600,
    publicUrl: 'https://firm.example',
  };
  const id = await enqueueReceipt({ db });
  const email = (await findOutboxEmail(db, id)) ?? expect.fail('The mail is gone');
  await expect(sendEmail(deps, email)).rejects.toThrow('statement timeout');
  expect(await mailRecord({ db }, id)).toMatchObject({ state: 'queued', lastError: null });
});
