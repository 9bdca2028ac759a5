import { type Kysely, sql } from 'kysely';

/** Data that clients send (appointments, messages, calculations, newsletter sign-ups), and the mails to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appointments (
      id text primary key default gen_random_uuid()::text,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text,
      consultation_type text not null,
      scheduled_date timestamptz not null,
      duration integer not null default 30 check (duration between 5 and 480),
      ends_at timestamptz not null,
      status text not null default 'scheduled'
        check (status in ('scheduled', 'confirmed', 'cancelled', 'completed')),
      notes text,
      practice_area text not null,
      reminder_sent boolean not null default false,
      external_event_id text,
      version integer not null default 0,
      idempotency_key text constraint appointments_idempotency_key_key unique,
      request_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint appointments_ends_after_duration
        check (ends_at = scheduled_date + make_interval(mins => duration)),
      constraint appointments_no_overlap
        exclude using gist (tstzrange(scheduled_date, ends_at, '[)') with &&)
        where (status in ('scheduled', 'confirmed'))
    )`.execute(db);
  await sql`create index appointments_scheduled on appointments (scheduled_date desc, id)`.execute(
    db,
  );
  await sql`create index appointments_email on appointments (lower(email), scheduled_date)`.execute(
    db,
  );

  // A client's personal link to an appointment; only the hash of its token is stored.
  await sql`
    create table appointment_links (
      token_hash text primary key,
      appointment_id text not null references appointments (id) on delete cascade,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index appointment_links_appointment on appointment_links (appointment_id)`.execute(
    db,
  );

  await sql`
    create table contact_submissions (
      id text primary key default gen_random_uuid()::text,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text,
      practice_area text not null,
      message text not null,
      is_read boolean not null default false,
      is_resolved boolean not null default false,
      consented_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index contact_submissions_created on contact_submissions (created_at desc, id)`.execute(
    db,
  );
  await sql`create index contact_submissions_email on contact_submissions (lower(email))`.execute(
    db,
  );

  await sql`
    create table probate_calculations (
      id text primary key default gen_random_uuid()::text,
      estate_value numeric(12, 2) not null,
      real_estate_value numeric(12, 2) not null,
      attorney_fees numeric(12, 2) not null,
      executor_fees numeric(12, 2) not null,
      court_costs numeric(12, 2) not null,
      total_probate numeric(12, 2) not null,
      trust_cost numeric(12, 2) not null,
      savings numeric(12, 2) not null,
      user_email text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index probate_calculations_created on probate_calculations (created_at desc, id)`.execute(
    db,
  );

  await sql`
    create table newsletter_subscribers (
      id text primary key default gen_random_uuid()::text,
      email text not null,
      status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
      consent_text text not null,
      consented_at timestamptz not null default now(),
      token_hash text not null constraint newsletter_subscribers_token_hash_key unique,
      confirmed_at timestamptz,
      unsubscribed_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email))`.execute(
    db,
  );

  await sql`
    create table outbox_emails (
      id text primary key default gen_random_uuid()::text,
      kind text not null,
      to_email text not null,
      to_name text,
      payload jsonb not null,
      dedupe_key text not null constraint outbox_emails_dedupe_key_key unique,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
      attempts integer not null default 0,
      last_error text,
      subject text,
      text_body text,
      html_body text,
      attachments jsonb,
      message_id text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index outbox_emails_created on outbox_emails (created_at desc, id)`.execute(db);
  await sql`create index outbox_emails_waiting on outbox_emails (created_at) where state in ('queued', 'failed')`.execute(
    db,
  );

  await sql`
    create trigger touch_updated_at before update on appointments
      for each row execute function touch_updated_at()`.execute(db);
}
