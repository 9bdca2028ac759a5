import { type Kysely, sql } from 'kysely';

/**
 * When a message has to be answered, when and how it was, who is to answer, and whether it is spam or deleted.
 * `answer_due_at` is computed by a job, also for the messages that the release before stores; see
 * `src/features/answers`. A trigger notes the answer of a message that is resolved, because the release before resolves
 * messages without these columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_submissions
      add column answer_due_at timestamptz,
      add column answered_at timestamptz,
      add column answered_how text check (answered_how in ('reply', 'phone', 'resolved')),
      add column assigned_to text references users (id) on delete set null,
      add column is_spam boolean not null default false,
      add column deleted_at timestamptz,
      add constraint contact_submissions_answer
        check ((answered_at is null) = (answered_how is null))`.execute(db);
  await noteAnswers(db);
  await addIndexes(db);
  await sql`
    create table answer_settings (
      id integer primary key default 1 check (id = 1),
      promise_hours integer not null default 24 check (promise_hours between 1 and 240),
      sends_digest boolean not null default true,
      sends_warnings boolean not null default true,
      computed_for text,
      digest_on date,
      updated_at timestamptz not null default now()
    )`.execute(db);
  // The same time in every installation, so that copies of a database can be compared.
  await sql`
    insert into answer_settings (updated_at) values (timestamptz '2026-11-26 00:00:00Z')`.execute(
    db,
  );
  await sql`
    create table message_replies (
      id uuid primary key,
      submission_id text not null references contact_submissions (id) on delete cascade,
      body text not null check (length(body) <= 10000),
      sent_by text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create index message_replies_of on message_replies (submission_id, created_at)`.execute(db);
  await sql`
    create table reply_templates (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      body text not null check (length(body) <= 10000),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index reply_templates_name on reply_templates (lower(name))`.execute(db);
  await sql`
    create trigger touch_updated_at before update on reply_templates
      for each row execute function touch_updated_at()`.execute(db);
}

async function noteAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_answer() returns trigger language plpgsql as $$
    begin
      if new.is_resolved and new.answered_at is null then
        new.answered_at := now();
        new.answered_how := 'resolved';
      elsif not new.is_resolved and new.answered_how = 'resolved' then
        new.answered_at := null;
        new.answered_how := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger note_answer before update of is_resolved on contact_submissions
      for each row when (old.is_resolved is distinct from new.is_resolved)
      execute function note_answer()`.execute(db);
}

/** Each for a filter or an order of the list of messages, or for a job. */
async function addIndexes(db: Kysely<unknown>): Promise<void> {
  const isWaiting = sql`answered_at is null and not is_resolved and not is_spam and deleted_at is null`;
  // With the columns of its expression, so that those who wait are counted in the index alone.
  await sql`
    create index contact_submissions_waiting
    on contact_submissions (coalesce(answer_due_at, created_at), id)
    include (answer_due_at, created_at) where ${isWaiting}`.execute(db);
  const isKept = sql`not is_spam and deleted_at is null`;
  for (const [name, status] of [
    ['contact_submissions_new', sql`not is_read`],
    ['contact_submissions_unresolved', sql`not is_resolved`],
    ['contact_submissions_resolved', sql`is_resolved`],
  ] as const) {
    await sql`drop index if exists ${sql.ref(name)}`.execute(db);
    await sql`
      create index ${sql.ref(name)} on contact_submissions (created_at, id)
      where ${status} and ${isKept}`.execute(db);
  }
  await sql`
    create index contact_submissions_due on contact_submissions (
      (case when answered_at is null and not is_resolved and not is_spam and deleted_at is null
        then 0 else 1 end),
      coalesce(answer_due_at, created_at), id)`.execute(db);
  await sql`
    create index contact_submissions_without_due on contact_submissions (created_at)
    where answer_due_at is null and not is_resolved and not is_spam and deleted_at is null`.execute(
    db,
  );
  await sql`
    create index contact_submissions_answered on contact_submissions (answered_at)
    where answered_at is not null`.execute(db);
  await sql`
    create index contact_submissions_assigned on contact_submissions (assigned_to, created_at, id)
    where assigned_to is not null`.execute(db);
  await sql`
    create index contact_submissions_unassigned on contact_submissions (created_at, id)
    where assigned_to is null`.execute(db);
  await sql`
    create index contact_submissions_unassigned_waiting on contact_submissions (created_at, id)
    where assigned_to is null and ${isWaiting}`.execute(db);
  await sql`
    create index contact_submissions_spam on contact_submissions (created_at, id)
    where is_spam and deleted_at is null`.execute(db);
  await sql`
    create index contact_submissions_spam_sender on contact_submissions (mailbox_key(email))
    where is_spam`.execute(db);
  await sql`
    create index contact_submissions_deleted on contact_submissions (created_at, id)
    where deleted_at is not null`.execute(db);
}
