import { type Kysely, sql } from 'kysely';

/**
 * The state of an appointment before the latest change that staff can undo, at most one per appointment. `version` is
 * that of the appointment after the change, so that nothing is undone after a later one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      changed_at timestamptz not null default now()
    )`.execute(db);
}
