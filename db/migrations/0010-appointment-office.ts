import { type Kysely, sql } from 'kysely';

/**
 * For managing the calendar: time off, and indexes that keep the lists of appointments and the history of their mails
 * fast with a million rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table time_off (
      id text primary key default gen_random_uuid()::text,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      reason text,
      created_by text not null,
      created_at timestamptz not null default now(),
      constraint time_off_ends_after_start check (ends_at > starts_at)
    )`.execute(db);
  await sql`create index time_off_when on time_off using gist (tstzrange(starts_at, ends_at, '[)'))`.execute(
    db,
  );
  await sql`create index time_off_start on time_off (starts_at, id)`.execute(db);

  await sql`
    alter table appointments
      add column search tsvector generated always as
        (search_words(first_name, last_name, email, phone)) stored`.execute(db);
  await sql`create index appointments_search on appointments using gin (search)`.execute(db);
  // The id breaks ties between dates, for keyset pagination in both directions.
  await sql`drop index appointments_scheduled`.execute(db);
  await sql`create index appointments_scheduled on appointments (scheduled_date, id)`.execute(db);
  await sql`create index appointments_status on appointments (status, scheduled_date, id)`.execute(
    db,
  );
  await sql`create index outbox_emails_about on outbox_emails ((payload ->> 'id'))`.execute(db);
}
