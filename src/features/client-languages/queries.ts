import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { unscoped } from '../../../db/row-scope.ts';
import type { LanguageRecord } from './rules.ts';

const TABLES = {
  message: 'contactSubmissions',
  appointment: 'appointments',
  subscriber: 'newsletterSubscribers',
} as const;

/** The language of a record, which is locked until the transaction ends. */
export const lockLanguage = (tx: Tx, kind: LanguageRecord, id: string) =>
  tx
    .selectFrom(TABLES[kind])
    .select('clientLanguage')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateLanguage(
  tx: Tx,
  kind: LanguageRecord,
  { id, clientLanguage }: { id: string; clientLanguage: string | null },
): Promise<void> {
  await tx.updateTable(TABLES[kind]).set({ clientLanguage }).where('id', '=', id).execute();
}

/** The language of the latest record with one of these addresses, in lower case; null for the main one, and without any. */
export async function findLanguageAt(db: Db, emails: readonly string[]): Promise<string | null> {
  if (emails.length === 0) return null;
  const recordsIn = (table: string) => sql`
    select client_language, created_at from ${unscoped(table)}
    where lower(email) = any(${emails}::text[])`;
  const { rows } = await sql<{ clientLanguage: string | null }>`
    select client_language from (
      ${recordsIn('contact_submissions')} union all ${recordsIn('appointments')}
      union all ${recordsIn('newsletter_subscribers')}) as record
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.clientLanguage ?? null;
}
