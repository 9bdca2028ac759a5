import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceDocuments } from '../../src/features/documents/notices/announce-documents.ts';
import { remindOfDocuments } from '../../src/features/documents/notices/remind-of-documents.ts';
import { claimDueEmails } from '../../src/features/email/delivery-queries.ts';
import { hasLetterToSend } from '../../src/features/newsletter/letters/delivery/queries.ts';
import { listDueEndpoints } from '../../src/features/webhooks/deliveries/claim-queries.ts';
import { addDays } from '../../src/platform/time/date-math.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { createEmptyDatabase, createTestDatabase } from '../../src/testing/test-database.ts';
import type { Db } from '../client.ts';
import {
  type BackupSource,
  connectionOf,
  disposeAfterEachTest,
  ORIGIN,
  openBackupSource,
} from './testing/backup-source.ts';
import { writeBackup } from './write-backup.ts';

let source: BackupSource;
const disposed = disposeAfterEachTest();
beforeAll(async () => {
  source = await openBackupSource();
});
afterAll(() => source.dispose());

/** Backs up a database with the given content, and restores it into another one. */
async function restored(fill: (db: Db) => Promise<unknown>) {
  const before = await disposed(createTestDatabase());
  await fill(before.db);
  const from = source.newFile();
  await writeBackup(connectionOf(before), from, ORIGIN);
  const after = await disposed(createEmptyDatabase());
  const { held } = await source.restore(after, { from });
  return { db: after.db, held };
}

const mail = (dedupeKey: string, state: string, kind = 'contact_receipt') => ({
  ...{ dedupeKey, state, kind, toEmail: 'dana@example.com', payload: '{}', attempts: 2 },
});

it('holds the mails that waited, until staff retry or dismiss them', async () => {
  const { db, held } = await restored((before) =>
    before
      .insertInto('outboxEmails')
      .values([
        mail('a', 'queued'),
        { ...mail('b', 'failed'), dueAt: sql`now() + interval '1 hour'`, lastError: 'timed out' },
        mail('c', 'sent'),
        mail('d', 'skipped'),
        // Waits until its letter is sent.
        mail('e', 'queued', 'newsletter_letter'),
      ])
      .execute(),
  );
  expect(held.emails).toBe(2);
  const columns = ['dedupeKey', 'state', 'lastError', 'attempts', 'dueAt'] as const;
  const rows = await db
    .selectFrom('outboxEmails')
    .select(columns)
    .orderBy('dedupeKey')
    .where('state', '=', 'needs_attention')
    .execute();
  const onHold = {
    ...{ state: 'needs_attention', lastError: 'The site was restored from a backup.' },
    ...{ attempts: 2, dueAt: null },
  };
  expect(rows).toEqual([
    { dedupeKey: 'a', ...onHold },
    { dedupeKey: 'b', ...onHold },
  ]);
  const due = await claimDueEmails(db, { limit: 10, seconds: 60 });
  expect(due.map(({ kind }) => kind)).toEqual(['newsletter_letter']);
});

it('holds the deliveries that waited, except those of an article that is not published yet', async () => {
  const { db, held } = await restored(async (before) => {
    await before
      .insertInto('webhookEndpoints')
      .values({
        ...{ url: 'https://crm.example/', secret: 'sealed', createdBy: 'admin' },
        events: ['message.received', 'article.published'],
      })
      .execute();
    await insertMessage(before);
    await sql`select record_webhook_event('article.published', 'article', 'later',
      now() + interval '1 day', '{}', null)`.execute(before);
    await sql`select record_webhook_event('article.published', 'article', 'tried',
      now() + interval '1 day', '{}', null)`.execute(before);
    await sql`update webhook_deliveries set attempts = 1 where subject = 'article:tried'`.execute(
      before,
    );
  });
  expect(held.deliveries).toBe(2);
  const rows = await db
    .selectFrom('webhookDeliveries')
    .select(['type', 'state', 'lastError'])
    .orderBy('sequence')
    .execute();
  const onHold = { state: 'failed', lastError: 'The site was restored from a backup.' };
  expect(rows).toEqual([
    { type: 'message.received', ...onHold },
    { type: 'article.published', state: 'waiting', lastError: null },
    { type: 'article.published', ...onHold },
  ]);
  expect(await listDueEndpoints(db, new Date())).toEqual([]);
});

it('pauses letters that are being sent, and takes back those whose time has passed', async () => {
  const letter = (subject: string, status: string, scheduledFor: unknown = null) => ({
    ...{ subject, status, scheduledFor: scheduledFor as Date, createdBy: 'admin' },
    startedAt: status === 'sending' ? new Date() : null,
  });
  const { db, held } = await restored((before) =>
    before
      .insertInto('letters')
      .values([
        letter('Being sent', 'sending'),
        letter('Due', 'scheduled', sql`now() - interval '1 hour'`),
        letter('Later', 'scheduled', sql`now() + interval '1 hour'`),
        letter('New', 'draft'),
      ])
      .execute(),
  );
  expect(held.letters).toBe(2);
  const rows = await db
    .selectFrom('letters')
    .select(['subject', 'status', sql<boolean>`scheduled_for is not null`.as('isScheduled')])
    .orderBy('subject')
    .execute();
  expect(rows).toEqual([
    { subject: 'Being sent', status: 'paused', isScheduled: false },
    { subject: 'Due', status: 'draft', isScheduled: false },
    { subject: 'Later', status: 'scheduled', isScheduled: true },
    { subject: 'New', status: 'draft', isScheduled: false },
  ]);
  expect(await hasLetterToSend(db, new Date())).toBe(false);
});

it('tells nobody by mail of documents that were there, and reminds nobody of those that were missing', async () => {
  const at = new Date('2031-03-10T14:00:00Z');
  const { db } = await restored(async (before) => {
    await before
      .insertInto('people')
      .values({ id: 'dana', name: 'Dana', nameKey: 'dana' })
      .execute();
    await before
      .insertInto('documentRequests')
      .values({
        ...{ id: 'asked', personId: 'dana', toEmail: 'dana@example.com', toName: 'Dana' },
        ...{ tokenHash: 'hash', createdBy: 'admin', askedAt: at, expiresAt: addDays(at, 60) },
      })
      .execute();
    await before
      .insertInto('documentRequestItems')
      .values({ requestId: 'asked', position: 0, label: 'Passport' })
      .execute();
    const document = { requestId: 'asked', name: 'sealed', dataKey: 'sealed', settledAt: at };
    const kept = { state: 'kept', type: 'pdf', sizeBytes: 9 };
    await before
      .insertInto('documents')
      .values({ ...document, ...kept, direction: 'from_client' })
      .execute();
  });
  const later = { db, now: () => addDays(at, 10) };
  await announceDocuments(later);
  await remindOfDocuments(later);
  expect(await db.selectFrom('outboxEmails').select('kind').execute()).toEqual([]);
});
