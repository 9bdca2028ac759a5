import { type Kysely, sql } from 'kysely';

/**
 * Rate limits per mailbox and per known client, and the outcome of a mail: whether it was only caught, and why it was
 * skipped. `mailbox_key` does the same as `mailboxKey` in `src/features/email/mailbox-key.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mailbox_key(address text) returns text
    language sql immutable strict parallel safe
    return case
      when lower(split_part(address, '@', -1)) in ('gmail.com', 'googlemail.com')
        then replace(split_part(lower(regexp_replace(address, '@[^@]*$', '')), '+', 1), '.', '') || '@gmail.com'
      else split_part(lower(regexp_replace(address, '@[^@]*$', '')), '+', 1)
        || '@' || lower(split_part(address, '@', -1))
    end`.execute(db);
  await sql`
    alter table outbox_emails
      add column is_caught boolean not null default false,
      add column skip_reason text`.execute(db);
  await sql`
    create index outbox_emails_mailbox on outbox_emails (mailbox_key(to_email), created_at)
    where kind in ('booking_confirmation', 'contact_receipt', 'newsletter_confirmation',
      'password_reset_code', 'probate_result', 'sign_up_code')`.execute(db);

  await sql`
    alter table users
      drop constraint users_role_known,
      add constraint users_role_known
        check (role in ('admin', 'pending', 'revoked', 'refused')) not valid`.execute(db);
  await sql`create index users_mailbox on users (mailbox_key(email))`.execute(db);

  await sql`
    create table local_identity.known_clients (
      account uuid not null references local_identity.accounts (sub) on delete cascade,
      client_hash text not null,
      last_used_at timestamptz not null,
      primary key (account, client_hash)
    )`.execute(db);
}
