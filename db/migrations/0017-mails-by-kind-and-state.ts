import { type Kysely, sql } from 'kysely';

/**
 * For filtering mails by both kind and state, a combination that may not occur: then an index on one column would be
 * scanned to its end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_emails_kind_state on outbox_emails (kind, state, created_at, id)`.execute(
    db,
  );
}
