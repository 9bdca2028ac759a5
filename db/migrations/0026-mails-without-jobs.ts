import { type Kysely, sql } from 'kysely';

/**
 * Mails have no jobs any more: the outbox itself holds which mails are due (at once where `due_at` is null) and which
 * ones a process is sending. Deletes the jobs of waiting mails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_emails
      add column due_at timestamptz,
      add column taken_until timestamptz`.execute(db);
  await sql`update outbox_emails set due_at = now() where state = 'failed'`.execute(db);
  await sql`create index outbox_emails_failed on outbox_emails (due_at) where state = 'failed'`.execute(
    db,
  );
  await sql`
    do $$ begin
      if to_regclass('pgboss.job') is not null then
        delete from pgboss.job where name = 'send-email';
      end if;
    end $$`.execute(db);
}
