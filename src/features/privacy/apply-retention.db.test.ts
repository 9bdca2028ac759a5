import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PERSONAL_DATA } from '../../app/features.ts';
import { addDays, subDays } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { MAIL_RECORD_DAYS, MAIL_WORDS_DAYS } from '../email/retention-rules.ts';
import { ENDED_SUBSCRIPTION_DAYS } from '../newsletter/retention-rules.ts';
import { CALCULATION_ADDRESS_DAYS } from '../probate/retention-rules.ts';
import { applyRetention } from './apply-retention.ts';

const NOW = new Date('2031-03-10T14:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const run = () => applyRetention({ db: database.db, now: () => NOW, personalData: PERSONAL_DATA });

/** A time just within, and one just beyond, this many days. */
const around = (days: number) => [subDays(NOW, days), subDays(subDays(NOW, days), 1)] as const;

const WORDS = { subject: 'Yours', textBody: 'Dear Dana', htmlBody: '<p>', attachments: '[]' };
const mail = (changes: { state?: string; createdAt: Date; sentAt?: Date | null }) =>
  database.db
    .insertInto('outboxEmails')
    .values({
      kind: 'contact_receipt',
      toEmail: 'dana@example.com',
      payload: '{"id":"m"}',
      dedupeKey: JSON.stringify(changes),
      state: 'sent',
      sentAt: changes.createdAt,
      ...WORDS,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
const mailsNow = async () =>
  (await database.db.selectFrom('outboxEmails').selectAll().execute()).map(
    ({ id, textBody, htmlBody, attachments }) => [id, [textBody, htmlBody, attachments]],
  );

it('deletes the text of a sent mail and later the mail, but no mail that is still queued', async () => {
  const [young, old] = around(MAIL_WORDS_DAYS);
  const [known, ancient] = around(MAIL_RECORD_DAYS);
  const kept = await mail({ createdAt: young });
  const wordless = await mail({ createdAt: old });
  const waiting = await mail({ createdAt: ancient, state: 'failed', sentAt: null });
  const bare = await mail({ createdAt: known });
  await mail({ createdAt: ancient });
  await mail({ createdAt: ancient, state: 'skipped', sentAt: null });
  await run();
  const words = [WORDS.textBody, WORDS.htmlBody, []];
  const none = [null, null, null];
  expect(new Map((await mailsNow()) as [string, unknown][])).toEqual(
    new Map<string, unknown>([
      [kept.id, words],
      [wordless.id, none],
      [waiting.id, words],
      [bare.id, none],
    ]),
  );
  await deleteAll(database.db, 'outboxEmails');
});

it('processes any number of rows', async () => {
  const [, old] = around(MAIL_WORDS_DAYS);
  await sql`
    insert into outbox_emails (kind, to_email, payload, dedupe_key, state, text_body, sent_at)
      select 'contact_receipt', 'd@example.com', '{}', n::text, 'sent', 'words', ${old}
      from generate_series(1, 12000) as n`.execute(database.db);
  await run();
  const left = database.db
    .selectFrom('outboxEmails')
    .select('id')
    .where('textBody', 'is not', null);
  expect(await left.execute()).toEqual([]);
});

it('removes the address of a calculation and keeps the figures', async () => {
  const [young, old] = around(CALCULATION_ADDRESS_DAYS);
  const figure = '1.00';
  await database.db
    .insertInto('probateCalculations')
    .values(
      [young, old].map((createdAt) => ({
        estateValue: figure,
        realEstateValue: figure,
        attorneyFees: figure,
        executorFees: figure,
        courtCosts: figure,
        totalProbate: figure,
        trustCost: figure,
        savings: figure,
        userEmail: 'dana@example.com',
        createdAt,
      })),
    )
    .execute();
  await run();
  const rows = await database.db
    .selectFrom('probateCalculations')
    .select(['userEmail', 'estateValue'])
    .orderBy('createdAt', 'desc')
    .execute();
  expect(rows).toEqual([
    { userEmail: 'dana@example.com', estateValue: figure },
    { userEmail: null, estateValue: figure },
  ]);
});

it('deletes old ended subscriptions, and no active ones', async () => {
  const [young, old] = around(ENDED_SUBSCRIPTION_DAYS);
  const subscriber = (email: string, status: string, at: Date) => ({
    email,
    status,
    consentText: 'Yes',
    tokenHash: email,
    createdAt: at,
    unsubscribedAt: status === 'unsubscribed' ? at : null,
  });
  await database.db
    .insertInto('newsletterSubscribers')
    .values([
      subscriber('young', 'unsubscribed', young),
      subscriber('old', 'unsubscribed', old),
      subscriber('reader', 'confirmed', old),
    ])
    .execute();
  await run();
  const left = await database.db.selectFrom('newsletterSubscribers').select('email').execute();
  expect(left.map(({ email }) => email).sort()).toEqual(['reader', 'young']);
});

it('deletes an appointment whose retention period is over, and no other', async () => {
  const appointment = (firstName: string, eraseAfter: Date | null, startsAt: Date) => ({
    firstName,
    lastName: 'W',
    email: 'dana@example.com',
    consultationType: 'initial',
    practiceArea: 'divorce',
    scheduledDate: startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
    eraseAfter,
  });
  await database.db
    .insertInto('appointments')
    .values([
      appointment('over', NOW, subDays(NOW, 3)),
      appointment('kept', addDays(NOW, 1), subDays(NOW, 2)),
      appointment('other', null, subDays(NOW, 9_000)),
    ])
    .execute();
  await run();
  const left = await database.db.selectFrom('appointments').select('firstName').execute();
  expect(left.map(({ firstName }) => firstName).sort()).toEqual(['kept', 'other']);
});

it('deletes Idempotency-Keys and their answers after a day', async () => {
  const [young, old] = around(1);
  const key = { requestHash: 'r', attemptId: randomUUID(), leasedUntil: old };
  await database.db
    .insertInto('idempotencyKeys')
    .values([
      { ...key, keyHash: 'young', createdAt: young },
      { ...key, keyHash: 'old', createdAt: old },
    ])
    .execute();
  await run();
  const left = await database.db.selectFrom('idempotencyKeys').select('keyHash').execute();
  expect(left).toEqual([{ keyHash: 'young' }]);
});
