import { type Kysely, sql } from 'kysely';

/**
 * Clients who wait for a time that becomes free, and the times that they were offered.
 *
 * A wait is for a new appointment, with the client's details, or for an earlier time of an existing one, whose details then
 * apply. `from_day` and `until_day` are local dates in the firm's zone, both inclusive. `host_number` is the only host whom
 * a new appointment may be with; null for anyone. An offer holds its time (`appointment_holds`); the trigger releases it with
 * the offer. The two unique indexes of offers allow one open offer per wait, and no time twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waits (
      id text primary key default gen_random_uuid()::text,
      token_hash text not null unique,
      appointment_id text references appointments (id) on delete cascade,
      first_name text,
      last_name text,
      email text,
      phone text,
      practice_area text,
      consultation_type text,
      notes text,
      other_side text,
      contact_preferences jsonb check (jsonb_typeof(contact_preferences) = 'object'),
      host_number integer references hosts (number),
      any_host boolean not null default true,
      place text check (place in ('office', 'phone', 'video')),
      office_key text,
      language text,
      client_language text,
      from_day text not null check (from_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      until_day text not null check (until_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and until_day >= from_day),
      ended_at timestamptz,
      ended_because text check (ended_because in ('taken', 'left', 'removed', 'passed', 'appointment', 'unanswered')),
      booked_id text references appointments (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint waits_end check ((ended_at is null) = (ended_because is null)),
      constraint waits_details check (appointment_id is not null or (first_name is not null and last_name is not null
        and email is not null and practice_area is not null and consultation_type is not null))
    )`.execute(db);
  for (const index of [
    sql`create index waits_open on waits (created_at, id) where ended_at is null`,
    sql`create index waits_ended on waits (ended_at) where ended_at is not null`,
    sql`create index waits_email on waits (lower(email)) where email is not null`,
    sql`create index waits_neutral_wording on waits (lower(email))
      where (contact_preferences ->> 'neutralWording') = 'true'`,
    sql`create index waits_booked on waits (booked_id) where booked_id is not null`,
    sql`create index waits_appointment on waits (appointment_id) where appointment_id is not null`,
    sql`create unique index waits_one_per_appointment on waits (appointment_id)
      where ended_at is null and appointment_id is not null`,
    sql`create unique index waits_one_per_address on waits (lower(email), consultation_type, coalesce(host_number, 0))
      where ended_at is null and appointment_id is null`,
  ]) {
    await index.execute(db);
  }
  await sql`
    create table wait_offers (
      id text primary key default gen_random_uuid()::text,
      wait_id text not null references waits (id) on delete cascade,
      hold_id text references appointment_holds (id) on delete set null,
      host_number integer not null references hosts (number),
      scheduled_date timestamptz not null,
      duration integer not null,
      offered_at timestamptz not null,
      held_until timestamptz not null,
      mailed_at timestamptz,
      ended_at timestamptz,
      outcome text check (outcome in ('taken', 'declined', 'lapsed', 'unmailed', 'withdrawn')),
      constraint wait_offers_end check ((ended_at is null) = (outcome is null))
    )`.execute(db);
  for (const index of [
    sql`create unique index wait_offers_open on wait_offers (wait_id) where ended_at is null`,
    sql`create unique index wait_offers_once on wait_offers (wait_id, scheduled_date)
      where outcome is distinct from 'withdrawn'`,
    sql`create index wait_offers_hold on wait_offers (hold_id) where hold_id is not null`,
    sql`create index wait_offers_due on wait_offers (held_until) where ended_at is null`,
  ]) {
    await index.execute(db);
  }
  await sql`
    create function release_offered_time() returns trigger language plpgsql as $$
    begin
      delete from appointment_holds where id = old.hold_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger release_offered_time after delete on wait_offers
      for each row when (old.hold_id is not null) execute function release_offered_time()`.execute(
    db,
  );
  await sql`
    create trigger touch_updated_at before update on waits
      for each row execute function touch_updated_at()`.execute(db);
  await noteInTimelines(db);
  await limitMails(db);
}

/** Offers are events of their wait. */
async function noteInTimelines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_wait_offer() returns trigger language plpgsql as $$
    begin
      insert into timeline_backlog (kind, record_id) values ('wait', new.wait_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_added_records after insert on waits referencing new table as noted
      for each statement execute function note_timeline_records('wait')`.execute(db);
  await sql`
    create trigger note_deleted_records after delete on waits referencing old table as noted
      for each statement execute function note_timeline_records('wait')`.execute(db);
  await sql`
    create trigger note_changed_record after update on waits
      for each row when (old.ended_at is distinct from new.ended_at)
      execute function note_timeline_record('wait')`.execute(db);
  await sql`
    create trigger note_offer after insert or update of ended_at on wait_offers
      for each row execute function note_wait_offer()`.execute(db);
}

/** The mail to somebody who starts to wait goes to an address from a public form: see `FORM_EMAIL_KINDS`. */
async function limitMails(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outbox_emails_mailbox`.execute(db);
  await sql`
    create index outbox_emails_mailbox on outbox_emails (mailbox_key(to_email), created_at)
      where kind in ('booking_confirmation', 'contact_receipt', 'earlier_time_wait', 'newsletter_confirmation',
        'password_reset_code', 'probate_result', 'sign_up_code')`.execute(db);
}
