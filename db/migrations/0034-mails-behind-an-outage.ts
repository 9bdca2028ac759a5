import { type Kysely, sql } from 'kysely';

/**
 * Whether a mail waits for a retry because the mail server was unreachable: it is sent as soon as another mail
 * succeeds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_emails
      add column waits_for_server boolean not null default false`.execute(db);
}
