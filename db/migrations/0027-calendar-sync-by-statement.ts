import { type Kysely, sql } from 'kysely';

/** Bookings are written in batches: the calendar changes of each batch are recorded with one statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function want_calendar_sync_of_added() returns trigger language plpgsql as $$
    begin
      -- As in want_calendar_sync: whoever makes a calendar the active one holds this lock alone.
      perform pg_advisory_xact_lock_shared(7203115);
      insert into calendar_sync (appointment_id, calendar_id)
        select added.id, calendar.id
        from added cross join calendar_settings calendar
        where calendar.is_active
        on conflict (appointment_id, calendar_id) do update
          set wanted_version = calendar_sync.wanted_version + 1, attempts = 0,
            needs_attention = false, last_error = null, next_try_at = '-infinity';
      return null;
    end $$`.execute(db);
  await sql`drop trigger want_calendar_sync on appointments`.execute(db);
  await sql`
    create trigger want_calendar_sync after delete on appointments
      for each row execute function want_calendar_sync()`.execute(db);
  await sql`
    create trigger want_calendar_sync_of_added after insert on appointments
      referencing new table as added
      for each statement execute function want_calendar_sync_of_added()`.execute(db);
}
