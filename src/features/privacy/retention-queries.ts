import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Deletes appointments whose time to be kept is over. */
export async function deleteKeptBefore(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('appointments').where('eraseAfter', '<=', now).execute();
}

/** Rows that one statement changes: what has piled up over years must not outlast its timeout. */
const BATCH = 5_000;

/** Forgets the words of mails sent before an instant, but not that they were sent. Answers how many it was. */
export async function forgetMailWords(db: Db, sentBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outboxEmails')
    .set({ textBody: null, htmlBody: null, attachments: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outboxEmails')
        .select('id')
        .where('textBody', 'is not', null)
        .where('sentAt', '<', sentBefore)
        .limit(BATCH),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets mails from before an instant that are done with. Answers how many it was. */
export async function deleteOldMails(db: Db, createdBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outboxEmails')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outboxEmails')
        .select('id')
        .where('state', 'in', ['sent', 'skipped'])
        .where('createdAt', '<', createdBefore)
        .limit(BATCH),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Takes the address off calculations from before an instant. Answers how many it was. */
export async function forgetCalculationAddresses(db: Db, createdBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('probateCalculations')
    .set({ userEmail: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('probateCalculations')
        .select('id')
        .where('userEmail', 'is not', null)
        .where('createdAt', '<', createdBefore)
        .limit(BATCH),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets who ended the newsletter before an instant. */
export async function deleteEndedSubscriptions(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('newsletterSubscribers')
    .where('status', '=', 'unsubscribed')
    .where(sql<Date>`coalesce(unsubscribed_at, created_at)`, '<', endedBefore)
    .execute();
}
