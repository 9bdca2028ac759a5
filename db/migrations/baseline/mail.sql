create table newsletter_subscribers (
  id text primary key default gen_random_uuid()::text,
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  consent_text text not null,
  consented_at timestamptz not null default now(),
  token_hash text not null unique,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_words(variadic array[email])) stored,
  letters_refused integer not null default 0,
  letters_stopped_at timestamptz,
  letters_stopped_because text
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));
create index newsletter_subscribers_search on newsletter_subscribers using gin (search) where status = 'confirmed';
create index newsletter_subscribers_newest on newsletter_subscribers (consented_at, id) where status = 'confirmed';
create index newsletter_subscribers_by_email on newsletter_subscribers (email, id) where status = 'confirmed';
create index newsletter_subscribers_stopped on newsletter_subscribers (letters_stopped_at, id)
  where letters_stopped_at is not null;

-- Holds which mails are due (at once where `due_at` is null) and which ones a process is sending.
create table outbox_emails (
  id text primary key default gen_random_uuid()::text,
  kind text not null,
  to_email text not null,
  to_name text,
  payload jsonb not null,
  dedupe_key text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'needs_attention', 'skipped')),
  attempts integer not null default 0,
  last_error text,
  subject text,
  text_body text,
  html_body text,
  attachments jsonb,
  message_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  search tsvector generated always as (search_words(variadic array[to_email, to_name])) stored,
  failing_since timestamptz,
  due_at timestamptz,
  taken_until timestamptz,
  is_caught boolean not null default false,
  skip_reason text,
  waits_for_server boolean not null default false,
  sender_email text,
  server_name text,
  server_answer text
);
create index outbox_emails_about on outbox_emails (((payload ->> 'id')));
create index outbox_emails_search on outbox_emails using gin (search);
create index outbox_emails_newest on outbox_emails (created_at, id);
create index outbox_emails_state on outbox_emails (state, created_at, id);
create index outbox_emails_kind on outbox_emails (kind, created_at, id);
create index outbox_emails_kind_state on outbox_emails (kind, state, created_at, id);
create index outbox_emails_to on outbox_emails (lower(to_email));
create index outbox_emails_with_words on outbox_emails (sent_at) where text_body is not null;
create index outbox_emails_failed on outbox_emails (due_at) where state = 'failed';
create index outbox_emails_mailbox on outbox_emails (mailbox_key(to_email), created_at)
  where kind in ('booking_confirmation', 'contact_receipt', 'newsletter_confirmation', 'password_reset_code',
  'probate_result', 'sign_up_code');
create index outbox_emails_caught on outbox_emails (created_at, id) where is_caught;

create table email_settings (
  id text primary key default gen_random_uuid()::text,
  provider text not null default 'sendgrid' check (provider in ('sendgrid', 'smtp')),
  is_active boolean not null default false,
  config text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  problem text,
  problem_at timestamptz,
  tested_at timestamptz
);
create unique index email_settings_one_active on email_settings (is_active) where is_active;

-- `sent_articles` is what the newsletter says about its articles, fixed when sending starts. No mail is written
-- before `release_at`.
create table letters (
  id text primary key default gen_random_uuid()::text,
  subject text not null,
  preview_line text not null default '',
  opening text not null default '',
  content text not null default '',
  article_ids text[] not null default '{}',
  closing text not null default '',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'paused', 'cancelled',
    'sent')),
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
  search tsvector generated always as (search_words(variadic array[subject])) stored,
  constraint letters_scheduled check ((status = 'scheduled') = (scheduled_for is not null)),
  constraint letters_started check ((status in ('draft', 'scheduled')) = (started_at is null
    and sent_articles is null))
);
create index letters_created on letters (created_at, id);
create index letters_subject on letters (lower(subject), id);
create index letters_status on letters (status, created_at, id);
create index letters_search on letters using gin (search);

-- Decides whether a subscriber gets a newsletter. `token_hash`: of the token in its link, once a mail is in the
-- outbox. A row whose subscriber is deleted says only what became of one mail.
create table letter_recipients (
  id text primary key default gen_random_uuid()::text,
  letter_id text not null references letters (id) on delete cascade,
  subscriber_id text references newsletter_subscribers (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'deferred', 'sent', 'caught', 'refused',
    'unsubscribed', 'cancelled')),
  token_hash text unique,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint letter_recipients_once unique (letter_id, subscriber_id)
);
create index letter_recipients_state on letter_recipients (letter_id, state, id);
create index letter_recipients_subscriber on letter_recipients (subscriber_id);

create table letter_settings (
  id integer primary key default 1 check (id = 1),
  per_minute integer not null check (per_minute >= 1 and per_minute <= 6000),
  updated_at timestamptz not null default now()
);

-- What staff have written into mails around the facts. A kind without a row, or a name that is missing, has its
-- original text.
create table mail_texts (
  kind text primary key,
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Codes of the user pool are not sent through a new server for a time.
create table mail_server_changes (
  id uuid primary key,
  changed_at timestamptz not null,
  changed_by text not null,
  former_server text,
  new_server text,
  codes_held_until timestamptz
);

-- A client who is booked by phone may have no e-mail address: ''.
create function skip_mail_to_nobody() returns trigger
  language plpgsql as $$
begin
  return null;
end
$$;

create trigger skip_mail_to_nobody before insert on outbox_emails for each row when (new.to_email = '')
  execute function skip_mail_to_nobody();
create trigger notify_content_changed after update of status on letters for each row
  when (old.status is distinct from new.status) execute function notify_content_changed();
create trigger notify_content_changed after insert or delete or update of is_active on email_settings
  for each statement execute function notify_content_changed();
