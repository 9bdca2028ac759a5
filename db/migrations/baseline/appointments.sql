create table appointments (
  id text primary key default gen_random_uuid()::text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  consultation_type text not null,
  scheduled_date timestamptz not null,
  duration integer not null default 30 check (duration >= 5 and duration <= 480),
  ends_at timestamptz not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'confirmed', 'cancelled', 'completed',
    'held')),
  notes text,
  practice_area text not null,
  reminder_sent boolean not null default false,
  external_event_id text,
  version integer not null default 0,
  idempotency_key text unique,
  request_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (search_words(variadic array[first_name, last_name, email, phone])) stored,
  time_set_at timestamptz,
  erase_after timestamptz,
  host_number integer not null default 1,
  buffer_before_minutes integer not null default 0,
  buffer_after_minutes integer not null default 0,
  held_until timestamptz,
  contact_preferences jsonb check (jsonb_typeof(contact_preferences) = 'object'),
  other_side text,
  constraint appointments_ends_after_duration check (ends_at = (scheduled_date + make_interval(mins => duration))),
  constraint appointments_no_overlap exclude using gist (int4range(host_number, host_number, '[]') with &&,
    blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes) with &&)
    where ((status in ('scheduled', 'confirmed', 'held') and (ends_at > timestamptz '2026-11-21 00:00:00+00'))),
  constraint appointments_host foreign key (host_number) references hosts (number) ,
  constraint appointments_held_until check ((status = 'held') = (held_until is not null))
);
create index appointments_email on appointments (lower(email), scheduled_date);
create index appointments_search on appointments using gin (search);
create index appointments_scheduled on appointments (scheduled_date, id);
create index appointments_status on appointments (status, scheduled_date, id);
create index appointments_created on appointments (created_at);
create index appointments_erase_after on appointments (erase_after) where erase_after is not null;
create unique index appointments_booked_once on appointments (lower(email), scheduled_date)
  where status in ('scheduled', 'confirmed', 'held') and request_hash is not null
  and (scheduled_date > timestamptz '2026-11-21 00:00:00+00');
create index appointments_name on appointments (lower(((last_name || ' ') || first_name)), id);
create index appointments_open on appointments (scheduled_date, id) where status in ('scheduled', 'confirmed');
create index appointments_neutral_wording on appointments (lower(email))
  where (contact_preferences ->> 'neutralWording') = 'true';

-- A client's personal link to an appointment; only the hash of its token, which is derived from the id.
create table appointment_links (
  token_hash text primary key,
  appointment_id text not null references appointments (id) on delete cascade,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  id text not null default gen_random_uuid()::text,
  constraint appointment_links_id unique (id)
);
create index appointment_links_appointment on appointment_links (appointment_id);
create unique index appointment_links_live on appointment_links (appointment_id) where revoked_at is null;

-- The state before the latest change that staff can undo. `version` is that of the appointment after the change.
create table appointment_undos (
  appointment_id text primary key references appointments (id) on delete cascade,
  id text not null,
  version integer not null,
  scheduled_date timestamptz not null,
  duration integer not null,
  ends_at timestamptz not null,
  status text not null,
  reminder_sent boolean not null,
  time_set_at timestamptz,
  changed_at timestamptz not null default now(),
  host_number integer
);

-- Times that staff or programs hold for a few minutes. `ended_at` is set once a hold has expired; a hold that is
-- completed or released is deleted. A hold of a program has the hash of the token in the client's link.
create table appointment_holds (
  id text primary key default gen_random_uuid()::text,
  host_number integer not null references hosts (number),
  consultation_type text not null,
  scheduled_date timestamptz not null,
  duration integer not null check (duration >= 5 and duration <= 480),
  ends_at timestamptz not null,
  buffer_before_minutes integer not null default 0,
  buffer_after_minutes integer not null default 0,
  held_until timestamptz not null,
  ended_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  token_hash text,
  constraint appointment_holds_no_overlap exclude using gist (int4range(host_number, host_number, '[]') with &&,
    blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes) with &&) where (ended_at is null)
);
create unique index appointment_holds_token on appointment_holds (token_hash) where token_hash is not null;

-- Until when a new booking is to be confirmed. Beside `appointments`, whose triggers would take it for a change of
-- the appointment.
create table booking_answers (
  appointment_id text primary key references appointments (id) on delete cascade,
  since timestamptz not null,
  due_at timestamptz,
  answered_at timestamptz
);
create index booking_answers_waiting on booking_answers (due_at, appointment_id) where answered_at is null;
create index booking_answers_answered on booking_answers (answered_at) where answered_at is not null;

create table appointment_no_shows (
  appointment_id text primary key references appointments (id) on delete cascade,
  noted_by text not null,
  noted_at timestamptz not null,
  invited_at timestamptz
);

create function note_time_set() returns trigger
  language plpgsql as $$
begin
  if (new.scheduled_date is distinct from old.scheduled_date
      or (old.status in ('cancelled', 'completed') and new.status in ('scheduled', 'confirmed')))
    and new.time_set_at is not distinct from old.time_set_at then
    new.time_set_at := now();
  end if;
  return new;
end
$$;

-- No appointment takes a time that is held. A hold is inserted under a lock that keeps all writes of appointments
-- waiting (`blockAppointmentWrites`); those take their snapshot after it, so they see the hold. An insert is skipped,
-- as by `on conflict do nothing`; an update fails as by the exclusion constraint.
create function keep_held_times_free() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from appointment_holds as hold
    where hold.ended_at is null
      and hold.held_until > greatest(clock_timestamp(), new.created_at, new.time_set_at)
      and int4range(hold.host_number, hold.host_number, '[]')
        && int4range(new.host_number, new.host_number, '[]')
      and blocked_time(
          hold.scheduled_date, hold.ends_at, hold.buffer_before_minutes, hold.buffer_after_minutes)
        && blocked_time(
          new.scheduled_date, new.ends_at, new.buffer_before_minutes, new.buffer_after_minutes))
  then
    if tg_op = 'INSERT' then return null; end if;
    raise exclusion_violation
      using message = 'the time is held', constraint = 'appointments_no_overlap', table = 'appointments';
  end if;
  return new;
end
$$;

create function note_booking_answer() returns trigger
  language plpgsql as $$
begin
  if old.status = 'scheduled' then
    update booking_answers set answered_at = now()
      where appointment_id = new.id and answered_at is null;
  elsif new.status = 'scheduled' then
    delete from booking_answers where appointment_id = new.id;
  end if;
  if old.status = 'completed' then
    delete from appointment_no_shows where appointment_id = new.id;
  end if;
  return null;
end
$$;

create trigger note_time_set before update on appointments for each row execute function note_time_set();
create trigger keep_held_times_free_insert before insert on appointments for each row when (new.status in ('scheduled',
  'confirmed') and new.ends_at > new.scheduled_date) execute function keep_held_times_free();
create trigger keep_held_times_free_update before update on appointments for each row when (new.status in ('scheduled',
  'confirmed') and new.ends_at > new.scheduled_date and (old.status not in ('scheduled', 'confirmed')
  or (old.host_number is distinct from new.host_number or old.scheduled_date is distinct from new.scheduled_date
  or old.ends_at is distinct from new.ends_at))) execute function keep_held_times_free();
create trigger note_booking_answer after update of status on appointments for each row
  when (old.status is distinct from new.status) execute function note_booking_answer();
