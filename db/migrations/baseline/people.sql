-- One row for the records of one name with shared e-mail addresses or telephone numbers; `person_keys` says which.
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
);
create index people_latest on people (last_at, id) where not is_joined;
create index people_name on people (name_key, id) where not is_joined;
create index people_next_step on people (coalesce(next_step_on, '9999-12-31'), id) where not is_joined;
create index people_planned on people (coalesce(next_step_on, '9999-12-31'), id) where not is_joined
  and next_step is not null;
create index people_planned_latest on people (last_at, id) where not is_joined and next_step is not null;
create index people_owner on people (owner_id, last_at, id) where not is_joined;
create index people_tags on people using gin (tags) where not is_joined;
create index people_tagged on people (last_at, id) where not is_joined and tags <> '{}';
create index people_search on people using gin (search) where not is_joined;

create table person_keys (
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  name_key text not null,
  person_id text not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, value, name_key)
);
create index person_keys_person on person_keys (person_id);

-- Rows that are the same human, as staff say.
create table person_joins (
  person_id text primary key references people (id) on delete cascade,
  into_id text not null references people (id) on delete cascade,
  joined_by text,
  added_tags text[] not null default '{}',
  took_owner boolean not null default false,
  took_next_step boolean not null default false,
  created_at timestamptz not null default now(),
  constraint person_joins_with_another check (person_id <> into_id)
);
create index person_joins_into on person_joins (into_id);

-- Two people whom staff have separated are never joined automatically.
create table person_separations (
  person_id text not null references people (id) on delete cascade,
  other_id text not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (person_id, other_id)
);
create index person_separations_other on person_separations (other_id);

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
  author_id text,
  constraint person_notes_call check (((kind = 'call') = (direction is not null))
    and ((kind = 'call') = (outcome is not null)))
);
create index person_notes_person on person_notes (person_id);

-- What happened when, and in which record. "what" tells the events of one record apart. "about_id" is the record that
-- a change or a mail is about.
create table timeline_events (
  id bigint not null generated always as identity,
  kind text not null,
  record_id text not null,
  what text not null default '',
  about_id text,
  person_id text not null references people (id) on delete cascade,
  at timestamptz not null,
  words tsvector,
  primary key (kind, record_id, what)
);
create index timeline_events_person on timeline_events (person_id, at, id);
create index timeline_events_record on timeline_events (record_id);
create index timeline_events_about on timeline_events (about_id) where about_id is not null;

-- Records that were added, changed or deleted since a job last grouped them.
create table timeline_backlog (
  id bigint primary key generated always as identity,
  kind text not null,
  record_id text not null,
  tries integer not null default 0
);
create index timeline_backlog_tried on timeline_backlog (tries, id) where tries > 0;

-- Up to where the rows that existed before the timelines have been read, by kind.
create table timeline_backfill (
  kind text primary key,
  after_id text not null default ''
);

-- A name without accents, punctuation and capitals: "Ciarán O’Malley" is "ciaran omalley".
create function person_name_key(name text) returns text
  language sql immutable strict parallel safe
  return translate(array_to_string(question_words(name), ' '), '''-', '');

create function mark_joined_person() returns trigger
  language plpgsql as $$
begin
  update people set is_joined = (tg_op = 'INSERT')
    where id = case when tg_op = 'INSERT' then new.person_id else old.person_id end;
  return null;
end
$$;

create function note_timeline_records() returns trigger
  language plpgsql as $$
begin
  insert into timeline_backlog (kind, record_id) select tg_argv[0], id::text from noted;
  return null;
end
$$;

create function note_timeline_record() returns trigger
  language plpgsql as $$
begin
  insert into timeline_backlog (kind, record_id) values (tg_argv[0], new.id::text);
  return null;
end
$$;

create function note_audited_changes() returns trigger
  language plpgsql as $$
begin
  insert into timeline_backlog (kind, record_id)
    select 'change', id::text from noted
    where entity in ('appointments', 'contact_submissions') and entity_id is not null;
  return null;
end
$$;

create trigger mark_joined_person after insert or delete on person_joins for each row
  execute function mark_joined_person();
create trigger note_added_records after insert on contact_submissions referencing new table as noted
  for each statement execute function note_timeline_records('message');
create trigger note_deleted_records after delete on contact_submissions referencing old table as noted
  for each statement execute function note_timeline_records('message');
create trigger note_changed_record after update on contact_submissions for each row
  when (old.search is distinct from new.search) execute function note_timeline_record('message');
create trigger note_added_records after insert on appointments referencing new table as noted for each statement
  execute function note_timeline_records('appointment');
create trigger note_deleted_records after delete on appointments referencing old table as noted for each statement
  execute function note_timeline_records('appointment');
create trigger note_changed_record after update on appointments for each row
  when (old.search is distinct from new.search) execute function note_timeline_record('appointment');
create trigger note_added_records after insert on probate_calculations referencing new table as noted
  for each statement execute function note_timeline_records('calculation');
create trigger note_deleted_records after delete on probate_calculations referencing old table as noted
  for each statement execute function note_timeline_records('calculation');
create trigger note_changed_record after update on probate_calculations for each row
  when (old.user_email is distinct from new.user_email) execute function note_timeline_record('calculation');
create trigger note_added_records after insert on newsletter_subscribers referencing new table as noted
  for each statement execute function note_timeline_records('subscription');
create trigger note_deleted_records after delete on newsletter_subscribers referencing old table as noted
  for each statement execute function note_timeline_records('subscription');
create trigger note_changed_record after update on newsletter_subscribers for each row
  when (old.email is distinct from new.email or old.consented_at is distinct from new.consented_at
  or old.confirmed_at is distinct from new.confirmed_at or old.unsubscribed_at is distinct from new.unsubscribed_at)
  execute function note_timeline_record('subscription');
create trigger note_added_records after insert on outbox_emails referencing new table as noted for each statement
  execute function note_timeline_records('mail');
create trigger note_deleted_records after delete on outbox_emails referencing old table as noted for each statement
  execute function note_timeline_records('mail');
create trigger note_audited_changes after insert on audit_log referencing new table as noted for each statement
  execute function note_audited_changes();
create trigger note_added_records after insert on conflict_checks referencing new table as noted for each statement
  execute function note_timeline_records('conflict');
create trigger note_deleted_records after delete on conflict_checks referencing old table as noted for each statement
  execute function note_timeline_records('conflict');
create trigger note_changed_record after update on conflict_checks for each row
  when (old.decided_at is distinct from new.decided_at or old.version is distinct from new.version)
  execute function note_timeline_record('conflict');
