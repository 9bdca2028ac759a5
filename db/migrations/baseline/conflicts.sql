create table conflict_entries (
  id text primary key default gen_random_uuid()::text,
  name text not null check ((length(name) >= 1) and (length(name) <= 200)),
  other_names text check (length(other_names) <= 500),
  relation text not null check (relation in ('client', 'former_client', 'opposing', 'other')),
  note text check (length(note) <= 1000),
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  search tsvector generated always as (search_words(variadic array[name, other_names, note])) stored
);
create index conflict_entries_by_name on conflict_entries (lower(name), id);
create index conflict_entries_by_added on conflict_entries (created_at, id);
create index conflict_entries_search on conflict_entries using gin (search);

-- Exactly one of the three columns names the record.
create table known_names (
  id bigint primary key generated always as identity,
  message_id text references contact_submissions (id) on delete cascade,
  appointment_id text references appointments (id) on delete cascade,
  entry_id text references conflict_entries (id) on delete cascade,
  role text not null check (role in ('client', 'other_side', 'listed', 'listed_client', 'listed_opposing')),
  name text not null,
  keys text[] not null,
  created_at timestamptz not null default now(),
  constraint known_names_check check (num_nonnulls(message_id, appointment_id, entry_id) = 1)
);
create index known_names_keys on known_names using gin (keys) with (fastupdate=off);
create index known_names_by_message_id on known_names (message_id) where message_id is not null;
create index known_names_by_appointment_id on known_names (appointment_id) where appointment_id is not null;
create index known_names_by_entry_id on known_names (entry_id) where entry_id is not null;

create table conflict_checks (
  id bigint primary key generated always as identity,
  message_id text unique references contact_submissions (id) on delete cascade,
  appointment_id text unique references appointments (id) on delete cascade,
  state text not null check (state in ('possible', 'cleared', 'conflict')),
  version integer not null default 1,
  checked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text check (length(note) <= 1000),
  constraint conflict_checks_check check (num_nonnulls(message_id, appointment_id) = 1),
  constraint conflict_checks_check1 check ((decided_by is null) = (decided_at is null))
);
create index conflict_checks_possible on conflict_checks (checked_at, id) where state = 'possible';

create table conflict_matches (
  check_id bigint not null references conflict_checks (id) on delete cascade,
  own_name_id bigint not null references known_names (id) on delete cascade,
  known_name_id bigint not null references known_names (id) on delete cascade,
  score real not null,
  reasons text[] not null,
  primary key (check_id, own_name_id, known_name_id)
);
create index conflict_matches_by_own_name_id on conflict_matches (own_name_id);
create index conflict_matches_by_known_name_id on conflict_matches (known_name_id);

-- The records whose names are to be compared; a job compares them after the transaction.
create table conflict_queue (
  kind text not null check (kind in ('message', 'appointment', 'entry')),
  record_id text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (kind, record_id)
);
create index conflict_queue_by_added on conflict_queue (added_at);

-- Waits for a comparison of the same record that is under way: it may have read the names before their change.
create function queue_conflict_check() returns trigger
  language plpgsql as $$
begin
  insert into conflict_queue (kind, record_id)
    select tg_argv[0], id::text from changed
    on conflict (kind, record_id) do update set added_at = clock_timestamp();
  return null;
end
$$;

create function queue_changed_names() returns trigger
  language plpgsql as $$
begin
  insert into conflict_queue (kind, record_id) values (tg_argv[0], new.id::text)
    on conflict (kind, record_id) do update set added_at = clock_timestamp();
  return null;
end
$$;

create trigger queue_conflict_check after insert on contact_submissions referencing new table as changed
  for each statement execute function queue_conflict_check('message');
create trigger queue_changed_names after update of first_name, last_name, other_side on contact_submissions
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
  or old.other_side is distinct from new.other_side) execute function queue_changed_names('message');
create trigger queue_conflict_check after insert on appointments referencing new table as changed for each statement
  execute function queue_conflict_check('appointment');
create trigger queue_changed_names after update of first_name, last_name, other_side on appointments for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
  or old.other_side is distinct from new.other_side) execute function queue_changed_names('appointment');
create trigger queue_conflict_check after insert on conflict_entries referencing new table as changed
  for each statement execute function queue_conflict_check('entry');
create trigger queue_changed_names after update of name, other_names, relation on conflict_entries for each row
  when (old.name is distinct from new.name or old.other_names is distinct from new.other_names
  or old.relation is distinct from new.relation) execute function queue_changed_names('entry');
