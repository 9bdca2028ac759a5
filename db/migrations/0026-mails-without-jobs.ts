import { type Kysely, sql } from 'kysely';

/**
 * A mail has no job any more: the outbox itself says which mails are due (at once where `due_at` is null) and which
 * one a process is sending. The jobs of those that wait go.
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
