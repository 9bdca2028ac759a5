import { type Kysely, sql } from 'kysely';

/**
 * What connected calendars should show of the appointments, and their busy times. A trigger records every change that a
 * calendar must show, so that no code path can miss one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per appointment and calendar. It outlives a deleted appointment until its event has been deleted.
  await sql`
    create table calendar_sync (
      appointment_id text not null,
      calendar_id text not null references calendar_settings (id) on delete cascade,
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
      next_try_at timestamptz not null default '-infinity',
      claimed_until timestamptz,
      synced_at timestamptz,
      primary key (appointment_id, calendar_id)
    )`.execute(db);
  await sql`
    create index calendar_sync_due on calendar_sync (next_try_at)
      where synced_version < wanted_version and not needs_attention`.execute(db);
  await sql`
    create index calendar_sync_open on calendar_sync (calendar_id)
      where synced_version < wanted_version`.execute(db);
  await sql`
    create index calendar_sync_events on calendar_sync (calendar_id, ends_at)
      where may_exist`.execute(db);

  // Only of the active calendar, and only while they are current: these rows close slots.
  await sql`
    create table calendar_busy (
      id bigint generated always as identity primary key,
      calendar_id text not null references calendar_settings (id) on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      constraint calendar_busy_ends_after_start check (ends_at > starts_at)
    )`.execute(db);
  await sql`
    create index calendar_busy_when on calendar_busy using gist (tstzrange(starts_at, ends_at, '[)'))`.execute(
    db,
  );
  await sql`create index calendar_busy_calendar on calendar_busy (calendar_id)`.execute(db);

  await sql`
    create table calendar_busy_state (
      calendar_id text primary key references calendar_settings (id) on delete cascade,
      fetched_at timestamptz,
      failures integer not null default 0,
      last_error text,
      next_try_at timestamptz not null default '-infinity',
      claimed_until timestamptz
    )`.execute(db);

  await sql`
    create function want_calendar_sync() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        update calendar_sync
          set wanted_version = wanted_version + 1, attempts = 0, needs_attention = false,
            last_error = null, next_try_at = '-infinity'
          where appointment_id = old.id;
        return null;
      end if;
      -- Whoever makes a calendar the active one holds this lock alone. The statement after it sees
      -- what they did; a row lock would show the old row only.
      perform pg_advisory_xact_lock_shared(7203115);
      insert into calendar_sync (appointment_id, calendar_id)
        select new.id, id from calendar_settings where is_active
        on conflict (appointment_id, calendar_id) do update
          set wanted_version = calendar_sync.wanted_version + 1, attempts = 0,
            needs_attention = false, last_error = null, next_try_at = '-infinity';
      return null;
    end $$`.execute(db);
  await sql`
    create trigger want_calendar_sync after insert or delete on appointments
      for each row execute function want_calendar_sync()`.execute(db);
  await sql`
    create trigger want_calendar_sync_again
      after update of scheduled_date, duration, status, first_name, last_name on appointments
      for each row
      when (row(old.scheduled_date, old.duration, old.status, old.first_name, old.last_name)
        is distinct from row(new.scheduled_date, new.duration, new.status, new.first_name, new.last_name))
      execute function want_calendar_sync()`.execute(db);

  // The secret link under which staff subscribe to all appointments in a calendar program. Only its hash is stored.
  await sql`
    create table calendar_feed (
      id integer primary key default 1 check (id = 1),
      token_hash text not null,
      created_by text not null,
      created_at timestamptz not null,
      last_read_at timestamptz
    )`.execute(db);
}
