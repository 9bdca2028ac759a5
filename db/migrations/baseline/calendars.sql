create table calendar_settings (
  id text primary key default gen_random_uuid()::text,
  provider text not null check (provider in ('calendly', 'google', 'outlook', 'custom')),
  is_active boolean not null default false,
  config text not null,
  webhook_url text,
  api_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  host_number integer unique references hosts (number),
  constraint calendar_settings_firm_or_host check (host_number is null or (host_number <> 1 and not is_active))
);
create unique index calendar_settings_one_active on calendar_settings (is_active) where is_active;

-- What a connected calendar should show of an appointment. A row outlives a deleted appointment until its event has
-- been deleted. `needs_hosts`: of a host's calendar, or of the firm's for an appointment that now belongs in a
-- host's.
create table calendar_events (
  appointment_id text not null,
  calendar_id text not null,
  wanted_version integer not null default 1,
  synced_version integer not null default 0,
  generation integer not null default 0,
  event_id text,
  may_exist boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  before_starts_at timestamptz,
  before_ends_at timestamptz,
  attempts integer not null default 0,
  needs_attention boolean not null default false,
  last_error text,
  next_try_at timestamptz not null default timestamptz '-infinity',
  claimed_until timestamptz,
  synced_at timestamptz,
  needs_hosts boolean not null default false,
  constraint calendar_sync_pkey primary key (appointment_id, calendar_id),
  constraint calendar_sync_calendar_id_fkey foreign key (calendar_id) references calendar_settings (id)
    on delete cascade
);
create index calendar_sync_due on calendar_events (next_try_at) where synced_version < wanted_version
  and not needs_attention;
create index calendar_sync_open on calendar_events (calendar_id) where synced_version < wanted_version;
create index calendar_sync_events on calendar_events (calendar_id, ends_at) where may_exist;

-- Only of calendars in use, and only while they are current: these rows close slots.
create table calendar_busy_times (
  id bigint not null generated always as identity,
  calendar_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  host_number integer references hosts (number),
  constraint calendar_busy_ends_after_start check (ends_at > starts_at),
  constraint calendar_busy_pkey primary key (id),
  constraint calendar_busy_calendar_id_fkey foreign key (calendar_id) references calendar_settings (id)
    on delete cascade
);
create index calendar_busy_when on calendar_busy_times using gist (tstzrange(starts_at, ends_at, '[)'));
create index calendar_busy_calendar on calendar_busy_times (calendar_id);

create table calendar_busy_reads (
  calendar_id text not null,
  fetched_at timestamptz,
  failures integer not null default 0,
  last_error text,
  next_try_at timestamptz not null default timestamptz '-infinity',
  claimed_until timestamptz,
  host_number integer references hosts (number),
  unclear_events integer not null default 0,
  constraint calendar_busy_state_pkey primary key (calendar_id),
  constraint calendar_busy_state_calendar_id_fkey foreign key (calendar_id) references calendar_settings (id)
    on delete cascade
);

-- The secret address under which staff subscribe to all appointments; only its hash.
create table calendar_feed (
  id integer primary key default 1 check (id = 1),
  token_hash text not null,
  created_by text not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);

-- The secret addresses under which hosts subscribe to their appointments; only their hashes.
create table host_feeds (
  host_number integer primary key references hosts (number),
  token_hash text not null unique,
  created_by text not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);

create function want_calendar_sync() returns trigger
  language plpgsql as $$
declare
  its_calendar text;
begin
  if tg_op = 'DELETE' then
    update calendar_events
      set wanted_version = wanted_version + 1, attempts = 0, needs_attention = false,
        last_error = null, next_try_at = '-infinity'
      where appointment_id = old.id;
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(7203115);
  its_calendar := calendar_of_host(new.host_number);
  insert into calendar_events (appointment_id, calendar_id, needs_hosts)
    select new.id, id, host_number is not null from calendar_settings where id = its_calendar
    on conflict (appointment_id, calendar_id) do update
      set wanted_version = calendar_events.wanted_version + 1, needs_hosts = excluded.needs_hosts,
        attempts = 0, needs_attention = false, last_error = null, next_try_at = '-infinity';
  if new.host_number <> old.host_number then
    update calendar_events
      set wanted_version = wanted_version + 1, needs_hosts = true, attempts = 0,
        needs_attention = false, last_error = null, next_try_at = '-infinity'
      where appointment_id = new.id and calendar_id is distinct from its_calendar
        and (may_exist or synced_version < wanted_version);
  end if;
  return null;
end
$$;

create function want_calendar_sync_of_added() returns trigger
  language plpgsql as $$
begin
  -- Whoever changes which calendars are in use holds this lock alone.
  perform pg_advisory_xact_lock_shared(7203115);
  insert into calendar_events (appointment_id, calendar_id, needs_hosts)
    select added.id, calendar.id, calendar.host_number is not null
    from added cross join lateral (
      select id, host_number from calendar_settings
      where host_number = added.host_number or is_active
      order by host_number nulls last limit 1
    ) as calendar
    on conflict (appointment_id, calendar_id) do update
      set wanted_version = calendar_events.wanted_version + 1, needs_hosts = excluded.needs_hosts,
        attempts = 0, needs_attention = false, last_error = null, next_try_at = '-infinity';
  return null;
end
$$;

create function calendar_of_host(host integer) returns text
  language sql stable as $$
select id from calendar_settings where host_number = host or is_active
  order by host_number nulls last limit 1
$$;

create trigger want_calendar_sync after delete on appointments for each row execute function want_calendar_sync();
create trigger want_calendar_sync_of_added after insert on appointments referencing new table as added
  for each statement execute function want_calendar_sync_of_added();
create trigger want_calendar_sync_again after update of scheduled_date, duration, status, first_name, last_name,
  host_number on appointments for each row when (old.scheduled_date is distinct from new.scheduled_date
  or old.duration is distinct from new.duration or old.status is distinct from new.status
  or old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
  or old.host_number is distinct from new.host_number) execute function want_calendar_sync();
