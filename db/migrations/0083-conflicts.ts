import { type Kysely, sql } from 'kysely';

/**
 * The conflict check: who is on the other side of a matter, the conflict list of staff, the names that the firm knows
 * with the keys by which they are found, and what the comparison has found.
 *
 * Triggers put the records whose names are to be compared into a queue, because copies of the previous release write
 * records too; a job compares them after the transaction. The foreign keys delete what is derived from a record
 * together with it, whichever release erases it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_submissions', 'appointments']) {
    await sql`alter table ${sql.table(table)} add column other_side text`.execute(db);
  }
  await createEntries(db);
  await createKnownNames(db);
  await createChecks(db);
  await createQueue(db);
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conflict_entries (
      id text primary key default gen_random_uuid()::text,
      name text not null check (length(name) between 1 and 200),
      other_names text check (length(other_names) <= 500),
      relation text not null check (relation in ('client', 'former_client', 'opposing', 'other')),
      note text check (length(note) <= 1000),
      created_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null default now(),
      search tsvector generated always as (search_words(name, other_names, note)) stored
    )`.execute(db);
  await sql`create index conflict_entries_by_name on conflict_entries (lower(name), id)`.execute(
    db,
  );
  await sql`create index conflict_entries_by_added on conflict_entries (created_at, id)`.execute(
    db,
  );
  await sql`create index conflict_entries_search on conflict_entries using gin (search)`.execute(
    db,
  );
}

/** Exactly one of the three columns names the record. */
const RECORD_COLUMNS = sql`
  message_id text references contact_submissions (id) on delete cascade,
  appointment_id text references appointments (id) on delete cascade,
  entry_id text references conflict_entries (id) on delete cascade,
  check (num_nonnulls(message_id, appointment_id, entry_id) = 1)`;

async function createKnownNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_names (
      id bigint generated always as identity primary key,
      ${RECORD_COLUMNS},
      role text not null check (
        role in ('client', 'other_side', 'listed', 'listed_client', 'listed_opposing')),
      name text not null,
      keys text[] not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  // Without its list of pending entries, whose length would make the time of a look-up vary.
  await sql`
    create index known_names_keys on known_names using gin (keys) with (fastupdate = off)`.execute(
    db,
  );
  for (const record of ['message_id', 'appointment_id', 'entry_id']) {
    await sql`
      create index ${sql.ref(`known_names_by_${record}`)} on known_names (${sql.ref(record)})
        where ${sql.ref(record)} is not null`.execute(db);
  }
}

async function createChecks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conflict_checks (
      id bigint generated always as identity primary key,
      message_id text unique references contact_submissions (id) on delete cascade,
      appointment_id text unique references appointments (id) on delete cascade,
      check (num_nonnulls(message_id, appointment_id) = 1),
      state text not null check (state in ('possible', 'cleared', 'conflict')),
      version integer not null default 1,
      checked_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      note text check (length(note) <= 1000),
      check ((decided_by is null) = (decided_at is null))
    )`.execute(db);
  await sql`
    create index conflict_checks_possible on conflict_checks (checked_at, id)
      where state = 'possible'`.execute(db);
  await sql`
    create table conflict_matches (
      check_id bigint not null references conflict_checks (id) on delete cascade,
      own_name_id bigint not null references known_names (id) on delete cascade,
      known_name_id bigint not null references known_names (id) on delete cascade,
      score real not null,
      reasons text[] not null,
      primary key (check_id, own_name_id, known_name_id)
    )`.execute(db);
  for (const name of ['own_name_id', 'known_name_id']) {
    await sql`
      create index ${sql.ref(`conflict_matches_by_${name}`)} on conflict_matches (${sql.ref(name)})`.execute(
      db,
    );
  }
}

async function createQueue(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conflict_queue (
      kind text not null check (kind in ('message', 'appointment', 'entry')),
      record_id text not null,
      added_at timestamptz not null default clock_timestamp(),
      primary key (kind, record_id)
    )`.execute(db);
  await sql`create index conflict_queue_by_added on conflict_queue (added_at)`.execute(db);
  await sql`
    create function queue_conflict_check() returns trigger language plpgsql as $$
    begin
      insert into conflict_queue (kind, record_id)
        select tg_argv[0], id::text from changed
        ${AGAIN};
      return null;
    end $$`.execute(db);
  await sql`
    create function queue_changed_names() returns trigger language plpgsql as $$
    begin
      insert into conflict_queue (kind, record_id) values (tg_argv[0], new.id::text)
        ${AGAIN};
      return null;
    end $$`.execute(db);
  await queueChanges(db, 'contact_submissions', 'message', CLIENT_NAMES);
  await queueChanges(db, 'appointments', 'appointment', CLIENT_NAMES);
  await queueChanges(db, 'conflict_entries', 'entry', ['name', 'other_names', 'relation']);
}

/** Waits for a comparison of the same record that is under way: it may have read the names before their change. */
const AGAIN = sql`on conflict (kind, record_id) do update set added_at = clock_timestamp()`;

const CLIENT_NAMES = ['first_name', 'last_name', 'other_side'];

/** Queues new rows, with one statement for each batch of them, and rows whose names have changed. */
async function queueChanges(
  db: Kysely<unknown>,
  table: string,
  kind: string,
  names: readonly string[],
): Promise<void> {
  const columns = names.map((name) => sql.ref(name));
  const of = (row: string) => sql.join(names.map((name) => sql.ref(`${row}.${name}`)));
  await sql`
    create trigger queue_conflict_check after insert on ${sql.table(table)}
      referencing new table as changed
      for each statement execute function queue_conflict_check(${sql.lit(kind)})`.execute(db);
  await sql`
    create trigger queue_changed_names after update of ${sql.join(columns)} on ${sql.table(table)}
      for each row when ((${of('old')}) is distinct from (${of('new')}))
      execute function queue_changed_names(${sql.lit(kind)})`.execute(db);
}
