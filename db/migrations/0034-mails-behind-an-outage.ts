import { type Kysely, sql } from 'kysely';

/**
 * Whether a mail waits for its next try because the mail server could not be reached: it goes out as soon as another
 * mail does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_emails
      add column waits_for_server boolean not null default false`.execute(db);
}
