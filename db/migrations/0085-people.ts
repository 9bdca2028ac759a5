import { type Kysely, sql } from 'kysely';

/**
 * The people whom the firm has to do with: `people` has one row for the records of one name with shared e-mail addresses
 * or telephone numbers, `person_keys` says which. Staff join rows that are the same human (`person_joins`), and separate
 * them again. `timeline_events` says what happened when, and in which record. Triggers note added, changed and deleted
 * records in `timeline_backlog`, also for copies of an older release; a background job groups them. Rows that existed
 * before are read kind by kind, from the position in `timeline_backfill` on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createJoins(db);
  await createTimeline(db);
  await createNoteTriggers(db);
  await sql`
    insert into timeline_backfill (kind) values ('message'), ('appointment'), ('calculation'),
      ('subscription'), ('mail'), ('change')`.execute(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  // A name without accents, punctuation and capitals: "Ciarán O’Malley" is "ciaran omalley".
  await sql`
    create function person_name_key(name text) returns text
      language sql immutable strict parallel safe
      return translate(array_to_string(question_words(name), ' '), '''-', '')`.execute(db);
  await sql`
    create table people (
      id text primary key default gen_random_uuid()::text,
      name text not null,
      name_key text not null,
      email text,
      phone text,
      identified_at timestamptz not null default now(),
      tags text[] not null default '{}',
      owner_id text references users (id) on delete set null,
      next_step text,
      next_step_on text check (next_step_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      is_joined boolean not null default false,
      last_at timestamptz not null default now(),
      search tsvector,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint people_next_step_has_text check (next_step is not null or next_step_on is null)
    )`.execute(db);
  await sql`create index people_latest on people (last_at, id) where not is_joined`.execute(db);
  await sql`create index people_name on people (name_key, id) where not is_joined`.execute(db);
  await sql`
    create index people_next_step on people (coalesce(next_step_on, '9999-12-31'), id)
    where not is_joined`.execute(db);
  await sql`
    create index people_planned on people (coalesce(next_step_on, '9999-12-31'), id)
    where not is_joined and next_step is not null`.execute(db);
  await sql`
    create index people_planned_latest on people (last_at, id)
    where not is_joined and next_step is not null`.execute(db);
  await sql`create index people_owner on people (owner_id, last_at, id) where not is_joined`.execute(
    db,
  );
  await sql`create index people_tags on people using gin (tags) where not is_joined`.execute(db);
  await sql`
    create index people_tagged on people (last_at, id) where not is_joined and tags <> '{}'`.execute(
    db,
  );
  await sql`
    create index people_search on people using gin (search) where not is_joined`.execute(db);
  await sql`
    create table person_keys (
      kind text not null check (kind in ('email', 'phone')),
      value text not null,
      name_key text not null,
      person_id text not null references people (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (kind, value, name_key)
    )`.execute(db);
  await sql`create index person_keys_person on person_keys (person_id)`.execute(db);
}

async function createJoins(db: Kysely<unknown>): Promise<void> {
  // What the target took over of the joined person is taken back when they are separated.
  await sql`
    create table person_joins (
      person_id text primary key references people (id) on delete cascade,
      into_id text not null references people (id) on delete cascade,
      joined_by text,
      added_tags text[] not null default '{}',
      took_owner boolean not null default false,
      took_next_step boolean not null default false,
      created_at timestamptz not null default now(),
      constraint person_joins_with_another check (person_id <> into_id)
    )`.execute(db);
  await sql`create index person_joins_into on person_joins (into_id)`.execute(db);
  // Two people whom staff have separated are never joined automatically.
  await sql`
    create table person_separations (
      person_id text not null references people (id) on delete cascade,
      other_id text not null references people (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (person_id, other_id)
    )`.execute(db);
  await sql`create index person_separations_other on person_separations (other_id)`.execute(db);
  await sql`
    create function mark_joined_person() returns trigger language plpgsql as $$
    begin
      update people set is_joined = (tg_op = 'INSERT')
        where id = case when tg_op = 'INSERT' then new.person_id else old.person_id end;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger mark_joined_person after insert or delete on person_joins
      for each row execute function mark_joined_person()`.execute(db);
}

async function createTimeline(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_notes (
      id text primary key default gen_random_uuid()::text,
      person_id text not null references people (id) on delete cascade,
      kind text not null check (kind in ('note', 'call')),
      text text not null,
      direction text check (direction in ('incoming', 'outgoing')),
      outcome text check (outcome in ('reached', 'voicemail', 'no_answer')),
      happened_at timestamptz not null default now(),
      author text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint person_notes_call
        check ((kind = 'call') = (direction is not null) and (kind = 'call') = (outcome is not null))
    )`.execute(db);
  await sql`create index person_notes_person on person_notes (person_id)`.execute(db);
  // "what" tells the events of one record apart. "about_id" is the record that a change or a mail is about.
  await sql`
    create table timeline_events (
      id bigint generated always as identity,
      kind text not null,
      record_id text not null,
      what text not null default '',
      about_id text,
      person_id text not null references people (id) on delete cascade,
      at timestamptz not null,
      words tsvector,
      primary key (kind, record_id, what)
    )`.execute(db);
  await sql`create index timeline_events_person on timeline_events (person_id, at, id)`.execute(db);
  await sql`
    create index timeline_events_record on timeline_events (record_id)`.execute(db);
  await sql`
    create index timeline_events_about on timeline_events (about_id) where about_id is not null`.execute(
    db,
  );
  await sql`
    create table timeline_backlog (
      id bigint generated always as identity primary key,
      kind text not null,
      record_id text not null,
      tries integer not null default 0
    )`.execute(db);
  await sql`
    create index timeline_backlog_tried on timeline_backlog (tries, id) where tries > 0`.execute(
    db,
  );
  await sql`
    create table timeline_backfill (
      kind text primary key,
      after_id text not null default ''
    )`.execute(db);
}

/** Bookings are written in batches: each batch is noted with one statement. */
async function createNoteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_timeline_records() returns trigger language plpgsql as $$
    begin
      insert into timeline_backlog (kind, record_id) select tg_argv[0], id::text from noted;
      return null;
    end $$`.execute(db);
  await sql`
    create function note_timeline_record() returns trigger language plpgsql as $$
    begin
      insert into timeline_backlog (kind, record_id) values (tg_argv[0], new.id::text);
      return null;
    end $$`.execute(db);
  for (const { table, kind, changed } of SOURCES) {
    await sql`
      create trigger note_added_records after insert on ${sql.table(table)}
        referencing new table as noted
        for each statement execute function note_timeline_records(${sql.lit(kind)})`.execute(db);
    await sql`
      create trigger note_deleted_records after delete on ${sql.table(table)}
        referencing old table as noted
        for each statement execute function note_timeline_records(${sql.lit(kind)})`.execute(db);
    if (!changed) continue;
    await sql`
      create trigger note_changed_record after update on ${sql.table(table)}
        for each row when (${sql.raw(changed)})
        execute function note_timeline_record(${sql.lit(kind)})`.execute(db);
  }
  await sql`
    create function note_audited_changes() returns trigger language plpgsql as $$
    begin
      insert into timeline_backlog (kind, record_id)
        select 'change', id::text from noted
        where entity in ('appointments', 'contact_submissions') and entity_id is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_audited_changes after insert on audit_log
      referencing new table as noted
      for each statement execute function note_audited_changes()`.execute(db);
}

/** The tables with records of people, and when a change of a row is one of its person, events or words. */
const SOURCES = [
  {
    table: 'contact_submissions',
    kind: 'message',
    changed: 'old.search is distinct from new.search',
  },
  {
    table: 'appointments',
    kind: 'appointment',
    changed: 'old.search is distinct from new.search',
  },
  {
    table: 'probate_calculations',
    kind: 'calculation',
    changed: 'old.user_email is distinct from new.user_email',
  },
  {
    table: 'newsletter_subscribers',
    kind: 'subscription',
    changed:
      '(old.email, old.consented_at, old.confirmed_at, old.unsubscribed_at) is distinct from (new.email, new.consented_at, new.confirmed_at, new.unsubscribed_at)',
  },
  { table: 'outbox_emails', kind: 'mail', changed: undefined },
] as const;
