import { type Kysely, sql } from 'kysely';

/**
 * Questionnaires, what is asked of a client, and the answers.
 *
 * A version never changes. A request belongs to the person with its name and address, and to an appointment if it is about one.
 * Without `token_hash` its link has not been made yet: a job makes it, and mails it. Names are compared with those that
 * the firm knows, and therefore not sealed. Answers are sealed and only added: an answer of a question replaces an earlier one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table questionnaires (
      id text primary key default gen_random_uuid()::text,
      title text not null,
      draft jsonb not null,
      published_version_id text,
      consultation_types text[] not null default '{}',
      practice_areas text[] not null default '{}',
      sends_after_booking boolean not null default false,
      opens_without_match boolean not null default false,
      is_archived boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table questionnaire_versions (
      id text primary key default gen_random_uuid()::text,
      questionnaire_id text not null references questionnaires (id) on delete cascade,
      number integer not null,
      document jsonb not null,
      published_by text not null,
      published_at timestamptz not null,
      unique (questionnaire_id, number)
    )`.execute(db);
  await sql`
    create table question_requests (
      id text primary key default gen_random_uuid()::text,
      version_id text not null references questionnaire_versions (id),
      appointment_id text references appointments (id) on delete set null,
      first_name text not null,
      last_name text not null,
      email text not null,
      client_language text,
      contact_preferences jsonb,
      token_hash text unique,
      link_id text not null default gen_random_uuid()::text,
      expires_at timestamptz,
      revoked_at timestamptz,
      legal_name text,
      former_names text,
      other_name text,
      other_attorney text,
      other_people text,
      names_at timestamptz,
      cleared_at timestamptz,
      cleared_by text,
      sent_at timestamptz,
      changed_at timestamptz,
      reminded_at timestamptz,
      erase_after timestamptz,
      asked_by text,
      asked_by_id text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint question_requests_cleared check (cleared_at is null or names_at is not null),
      constraint question_requests_sent check (sent_at is null or names_at is not null)
    )`.execute(db);
  await sql`create index question_requests_newest on question_requests (created_at, id)`.execute(
    db,
  );
  await sql`create index question_requests_version on question_requests (version_id)`.execute(db);
  await sql`create index question_requests_appointment on question_requests (appointment_id)`.execute(
    db,
  );
  await sql`create index question_requests_email on question_requests (lower(email))`.execute(db);
  await sql`
    create index question_requests_to_send on question_requests (created_at)
      where token_hash is null and revoked_at is null`.execute(db);
  await sql`
    create index question_requests_to_clear on question_requests (names_at)
      where names_at is not null and cleared_at is null and revoked_at is null`.execute(db);
  await sql`
    create index question_requests_to_remind on question_requests (created_at)
      where sent_at is null and reminded_at is null and revoked_at is null`.execute(db);
  await sql`
    create table question_answers (
      id bigint primary key generated always as identity,
      request_id text not null references question_requests (id) on delete cascade,
      sealed text not null,
      answered_at timestamptz not null
    )`.execute(db);
  await sql`create index question_answers_request on question_answers (request_id, id)`.execute(db);

  for (const table of ['questionnaires', 'question_requests']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
  }
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a published version never changes' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger refuse_change before update on questionnaire_versions
      for each row execute function refuse_change()`.execute(db);
  await askAfterBooking(db);
  await compareNames(db);
  await tellOthers(db);
}

/** In the statement of the booking, so that no booking is without its questions. */
async function askAfterBooking(db: Kysely<unknown>) {
  await sql`
    create function ask_after_booking() returns trigger language plpgsql as $$
    begin
      if not exists (select from questionnaires where sends_after_booking) then return null; end if;
      insert into question_requests (version_id, appointment_id, first_name, last_name, email,
          client_language, contact_preferences, created_at)
        select asked.published_version_id, booked.id, booked.first_name, booked.last_name, booked.email,
          booked.client_language, booked.contact_preferences, booked.created_at
        from added as booked join questionnaires as asked
          on asked.sends_after_booking and not asked.is_archived and asked.published_version_id is not null
          and booked.consultation_type = any (asked.consultation_types)
          and (asked.practice_areas = '{}' or booked.practice_area = any (asked.practice_areas))
        where booked.status in ('scheduled', 'confirmed') and booked.scheduled_date > booked.created_at;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ask_after_booking after insert on appointments referencing new table as added
      for each statement execute function ask_after_booking()`.execute(db);
}

/** The names of a request as those of messages and appointments. */
async function compareNames(db: Kysely<unknown>) {
  for (const [table, columns, check] of [
    ['known_names', 'message_id, appointment_id, entry_id, request_id', 'known_names_check'],
    ['conflict_checks', 'message_id, appointment_id, request_id', 'conflict_checks_check'],
  ] as const) {
    await sql`
      alter table ${sql.table(table)}
        add column request_id text ${sql.raw(table === 'conflict_checks' ? 'unique' : '')}
          references question_requests (id) on delete cascade,
        drop constraint ${sql.ref(check)},
        add constraint ${sql.ref(check)} check (num_nonnulls(${sql.raw(columns)}) = 1)`.execute(db);
  }
  await sql`
    create index known_names_by_request_id on known_names (request_id) where request_id is not null`.execute(
    db,
  );
  await sql`
    alter table conflict_queue drop constraint conflict_queue_kind_check,
      add constraint conflict_queue_kind_check check (kind in ('message', 'appointment', 'entry', 'questions'))`.execute(
    db,
  );
  await sql`
    create trigger queue_changed_names
      after update of legal_name, former_names, other_name, other_attorney, other_people on question_requests
      for each row when (new.names_at is not null and (old.names_at is null
        or (old.legal_name, old.former_names, old.other_name, old.other_attorney, old.other_people)
          is distinct from (new.legal_name, new.former_names, new.other_name, new.other_attorney, new.other_people)))
      execute function queue_changed_names('questions')`.execute(db);
}

/** Timelines and webhooks. Events never have the answers. */
async function tellOthers(db: Kysely<unknown>) {
  await sql`
    create trigger note_added_records after insert on question_requests referencing new table as noted
      for each statement execute function note_timeline_records('questions')`.execute(db);
  await sql`
    create trigger note_deleted_records after delete on question_requests referencing old table as noted
      for each statement execute function note_timeline_records('questions')`.execute(db);
  await sql`
    create trigger note_changed_record after update on question_requests for each row
      when ((old.email, old.first_name, old.last_name, old.appointment_id, old.names_at, old.cleared_at, old.sent_at, old.changed_at, old.revoked_at)
        is distinct from (new.email, new.first_name, new.last_name, new.appointment_id, new.names_at, new.cleared_at, new.sent_at, new.changed_at, new.revoked_at))
      execute function note_timeline_record('questions')`.execute(db);
  await sql`insert into timeline_backfill (kind) values ('questions')`.execute(db);
  await sql`
    create function record_webhook_answers() returns trigger language plpgsql as $$
    begin
      perform record_webhook_event('answers.sent', 'questions', new.id, null,
        jsonb_build_object('id', new.id, 'appointmentId', new.appointment_id,
          'questionnaire', (select title from questionnaire_versions as version
            join questionnaires as asked on asked.id = version.questionnaire_id where version.id = new.version_id),
          'sentAt', webhook_instant(new.sent_at)),
        jsonb_build_object('firstName', new.first_name, 'lastName', new.last_name, 'email', new.email));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_webhook_event_changed after update of sent_at on question_requests for each row
      when (new.sent_at is not null and old.sent_at is null) execute function record_webhook_answers()`.execute(
    db,
  );
  await sql`
    create trigger strip_webhook_events after delete on question_requests referencing old table as gone
      for each statement execute function strip_webhook_events()`.execute(db);
}
