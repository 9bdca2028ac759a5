import { type Kysely, sql } from 'kysely';

/**
 * Times that staff hold for a few minutes while they take a client's details, and what clients bring to a
 * consultation, by its type.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consultation_types add column bring_text text not null default ''`.execute(
    db,
  );
  await createHolds(db);
  await keepHeldTimesFree(db);
}

/**
 * Not rows of `appointments` with the status `held`: copies of the release before list every row of that table, and
 * fail at a status that they do not know (docs/decisions/2026-11-23-holds-are-a-table.md). `ended_at` is set once a
 * hold has expired; a hold that is completed or released is deleted.
 */
async function createHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appointment_holds (
      id text primary key default gen_random_uuid()::text,
      host_number integer not null references hosts,
      consultation_type text not null,
      scheduled_date timestamptz not null,
      duration integer not null check (duration between 5 and 480),
      ends_at timestamptz not null,
      buffer_before_minutes integer not null default 0,
      buffer_after_minutes integer not null default 0,
      held_until timestamptz not null,
      ended_at timestamptz,
      created_by text not null,
      created_at timestamptz not null default now(),
      constraint appointment_holds_no_overlap
        exclude using gist (
          int4range(host_number, host_number, '[]') with &&,
          blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes) with &&)
        where (ended_at is null)
    )`.execute(db);
}

/**
 * No appointment takes a time that is held, whichever release writes it. A hold is inserted under a lock that keeps all
 * writes of appointments waiting (`blockAppointmentWrites`); those take their snapshot after it, so they see the hold.
 *
 * An insert is skipped, as by `on conflict do nothing`; an update fails as by the exclusion constraint. `created_at` and
 * `time_set_at` are the clock of the process that writes the row.
 */
async function keepHeldTimesFree(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_held_times_free() returns trigger language plpgsql as $$
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
    end $$`.execute(db);
  await sql`
    create trigger keep_held_times_free_insert before insert on appointments
      for each row when (new.status in ('scheduled', 'confirmed') and new.ends_at > new.scheduled_date)
      execute function keep_held_times_free()`.execute(db);
  // An appointment that has its time already does not take one.
  await sql`
    create trigger keep_held_times_free_update before update on appointments
      for each row when (
        new.status in ('scheduled', 'confirmed') and new.ends_at > new.scheduled_date
        and (
          old.status not in ('scheduled', 'confirmed')
          or (old.host_number, old.scheduled_date, old.ends_at)
            is distinct from (new.host_number, new.scheduled_date, new.ends_at)))
      execute function keep_held_times_free()`.execute(db);
}
