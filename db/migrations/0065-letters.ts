import { type Kysely, sql } from 'kysely';

/**
 * Letters to the newsletter's subscribers: their text, who gets each and what became of it, how fast they are sent, and
 * to which subscribers no letter is sent because the mail server refuses their address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLetters(db);
  await createRecipients(db);
  await sql`
    create table letter_settings (
      id integer primary key default 1 check (id = 1),
      per_minute integer not null check (per_minute between 1 and 6000),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table newsletter_subscribers
      add column letters_refused integer not null default 0,
      add column letters_stopped_at timestamptz,
      add column letters_stopped_because text`.execute(db);
  await sql`
    create index newsletter_subscribers_stopped on newsletter_subscribers (letters_stopped_at, id)
    where letters_stopped_at is not null`.execute(db);
}

/**
 * `sent_articles` is what the letter says about its articles, fixed when sending starts. No mail is written before
 * `release_at`: it keeps the pace, and the pauses that the mail server asks for.
 */
async function createLetters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letters (
      id text primary key default gen_random_uuid()::text,
      subject text not null,
      preview_line text not null default '',
      opening text not null default '',
      content text not null default '',
      article_ids text[] not null default '{}',
      closing text not null default '',
      status text not null default 'draft'
        check (status in ('draft', 'scheduled', 'sending', 'paused', 'cancelled', 'sent')),
      scheduled_for timestamptz,
      sent_articles jsonb,
      started_at timestamptz,
      finished_at timestamptz,
      paused_because text,
      failures_in_row integer not null default 0,
      release_at timestamptz,
      created_by text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search tsvector generated always as (search_words(subject)) stored,
      constraint letters_scheduled check ((status = 'scheduled') = (scheduled_for is not null)),
      constraint letters_started
        check ((status in ('draft', 'scheduled')) = (started_at is null and sent_articles is null))
    )`.execute(db);
  await sql`create index letters_created on letters (created_at, id)`.execute(db);
  await sql`create index letters_subject on letters (lower(subject), id)`.execute(db);
  await sql`create index letters_status on letters (status, created_at, id)`.execute(db);
  await sql`create index letters_search on letters using gin (search)`.execute(db);
  // The public site says when the last letter was sent.
  await sql`
    create trigger notify_content_changed after update of status on letters
      for each row when (old.status is distinct from new.status)
      execute function notify_content_changed()`.execute(db);
}

/**
 * One row for each letter and subscriber decides whether the subscriber gets it. `token_hash`: of the token in the
 * letter's link, once a mail is in the outbox; the mail is found by `payload ->> 'id'`. A row whose subscriber is
 * deleted says only what became of one mail.
 */
async function createRecipients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letter_recipients (
      id text primary key default gen_random_uuid()::text,
      letter_id text not null references letters on delete cascade,
      subscriber_id text references newsletter_subscribers on delete set null,
      state text not null default 'waiting'
        check (state in ('waiting', 'queued', 'deferred', 'sent', 'refused', 'unsubscribed', 'cancelled')),
      token_hash text constraint letter_recipients_token_hash_key unique,
      settled_at timestamptz,
      created_at timestamptz not null default now(),
      constraint letter_recipients_once unique (letter_id, subscriber_id)
    )`.execute(db);
  await sql`create index letter_recipients_state on letter_recipients (letter_id, state, id)`.execute(
    db,
  );
  await sql`create index letter_recipients_subscriber on letter_recipients (subscriber_id)`.execute(
    db,
  );
}
