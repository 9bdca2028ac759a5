import { type Kysely, sql } from 'kysely';

/**
 * What the mail server answered: its name, its response when it accepted the mail, and the sender address, to which a
 * later bounce is sent. Null for mails of earlier releases and for mails that no server has seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_emails
      add column sender_email text,
      add column server_name text,
      add column server_answer text`.execute(db);
}
