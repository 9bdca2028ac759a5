import { type Kysely, sql } from 'kysely';

/**
 * Calendars and feeds of hosts beside the firm's. Copies of the release before would take a host's busy times for the
 * firm's, and would remove the events of a calendar that is not active. So the tables get new names, and the old names
 * become views of the rows that concern only the firm's calendar; they are dropped one release later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOwner(db);
  await renameEvents(db);
  await renameBusyTimes(db);
  await replaceTriggers(db);
  // Not in calendar_feed: copies of the release before show every appointment under every address in it.
  await sql`
    create table host_feeds (
      host_number integer primary key references hosts,
      token_hash text not null unique,
      created_by text not null,
      created_at timestamptz not null,
      last_read_at timestamptz
    )`.execute(db);
}

/** A host's calendar is in use for as long as it exists; `is_active` says which one is the firm's. */
async function addOwner(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar_settings
      add column host_number integer unique references hosts,
      add constraint calendar_settings_firm_or_host
        check (host_number is null or (host_number <> 1 and not is_active))`.execute(db);
  await sql`
    create function calendar_of_host(host integer) returns text language sql stable as $$
      select id from calendar_settings where host_number = host or is_active
        order by host_number nulls last limit 1 $$`.execute(db);
}

/** `needs_hosts`: of a host's calendar, or of the firm's for an appointment that now belongs in a host's. */
async function renameEvents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_sync rename to calendar_events`.execute(db);
  await sql`
    alter table calendar_events add column needs_hosts boolean not null default false`.execute(db);
  await sql`
    create view calendar_sync as
      select appointment_id, calendar_id, wanted_version, synced_version, generation, event_id, may_exist,
        starts_at, ends_at, before_starts_at, before_ends_at, attempts, needs_attention, last_error, next_try_at,
        claimed_until, synced_at
      from calendar_events where not needs_hosts`.execute(db);
}

async function renameBusyTimes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_busy rename to calendar_busy_times`.execute(db);
  await sql`alter table calendar_busy_state rename to calendar_busy_reads`.execute(db);
  for (const table of ['calendar_busy_times', 'calendar_busy_reads']) {
    await sql`
      alter table ${sql.table(table)} add column host_number integer references hosts`.execute(db);
  }
  await sql`
    create view calendar_busy as
      select id, calendar_id, starts_at, ends_at from calendar_busy_times where host_number is null`.execute(
    db,
  );
  await sql`
    create view calendar_busy_state as
      select calendar_id, fetched_at, failures, last_error, next_try_at, claimed_until
      from calendar_busy_reads where host_number is null`.execute(db);
}

async function replaceTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function want_calendar_sync_of_added() returns trigger language plpgsql as $$
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
    end $$`.execute(db);
  // The calendar of another host that took the appointment before loses its event.
  await sql`
    create or replace function want_calendar_sync() returns trigger language plpgsql as $$
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
    end $$`.execute(db);
  await sql`drop trigger want_calendar_sync_again on appointments`.execute(db);
  await sql`
    create trigger want_calendar_sync_again
      after update of scheduled_date, duration, status, first_name, last_name, host_number on appointments
      for each row
      when (row(old.scheduled_date, old.duration, old.status, old.first_name, old.last_name, old.host_number)
        is distinct from
        row(new.scheduled_date, new.duration, new.status, new.first_name, new.last_name, new.host_number))
      execute function want_calendar_sync()`.execute(db);
}
