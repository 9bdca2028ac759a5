import { type Kysely, sql } from 'kysely';

/**
 * Until when a new booking is to be confirmed, and which clients did not come. Tables beside `appointments`, whose
 * triggers would take each change of these columns for a change of the appointment. Triggers keep them right when the
 * release before changes a status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_answers (
      appointment_id text primary key references appointments (id) on delete cascade,
      since timestamptz not null,
      due_at timestamptz,
      answered_at timestamptz
    )`.execute(db);
  await sql`
    create index booking_answers_waiting on booking_answers (due_at, appointment_id)
    where answered_at is null`.execute(db);
  await sql`
    create index booking_answers_answered on booking_answers (answered_at)
    where answered_at is not null`.execute(db);
  await sql`
    create table appointment_no_shows (
      appointment_id text primary key references appointments (id) on delete cascade,
      noted_by text not null,
      noted_at timestamptz not null,
      invited_at timestamptz
    )`.execute(db);
  await sql`
    create function note_booking_answer() returns trigger language plpgsql as $$
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
    end $$`.execute(db);
  await sql`
    create trigger note_booking_answer after update of status on appointments
      for each row when (old.status is distinct from new.status)
      execute function note_booking_answer()`.execute(db);
}
