import { type Kysely, sql } from 'kysely';

/**
 * Fees for consultations, paid online before the consultation is booked.
 *
 * `consultation_types.fee_minor` is in the minor unit of the firm's currency. A payment keeps the whole booking, sealed,
 * until it is booked or has ended; `hold_id` is the hold of its time. `check_at`: when to ask the payment company again;
 * null once nothing can change any more. A payment has at most one refund, of the whole amount.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consultation_types
      add column fee_minor integer check (fee_minor > 0),
      add column is_prepaid boolean not null default false,
      add column pay_link text not null default ''`.execute(db);
  await sql`
    create table payment_settings (
      id text primary key default 'stripe' check (id = 'stripe'),
      is_active boolean not null default false,
      secret_key text not null,
      webhook_secret text not null,
      refund_hours integer check (refund_hours between 0 and 720),
      tested_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table payments (
      id text primary key default gen_random_uuid()::text,
      number bigint not null generated always as identity,
      token_hash text not null unique,
      status text not null default 'open' check (status in ('open', 'booked', 'unbooked', 'expired')),
      appointment_id text references appointments (id) on delete set null,
      hold_id text,
      first_name text,
      last_name text,
      email text,
      phone text,
      consultation_type text not null,
      scheduled_date timestamptz not null,
      amount_minor integer not null check (amount_minor > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      refund_hours integer,
      client_language text,
      contact_preferences jsonb,
      booking text,
      idempotency_key text,
      request_hash text,
      attempt integer not null default 1,
      session_id text unique,
      checkout_url text,
      payment_intent text,
      failure text,
      expires_at timestamptz not null,
      check_at timestamptz,
      checks integer not null default 0,
      paid_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index payments_open_once on payments (lower(email), scheduled_date)
      where status = 'open'`.execute(db);
  await sql`
    create unique index payments_open_key on payments (idempotency_key)
      where status = 'open' and idempotency_key is not null`.execute(db);
  await sql`create index payments_check on payments (check_at) where check_at is not null`.execute(
    db,
  );
  await sql`create index payments_appointment on payments (appointment_id)`.execute(db);
  await sql`create index payments_email on payments (lower(email))`.execute(db);
  await sql`
    create table payment_refunds (
      payment_id text primary key references payments (id) on delete cascade,
      reason text not null check (reason in ('firm', 'client', 'no_time', 'staff')),
      status text not null default 'due' check (status in ('due', 'pending', 'succeeded', 'failed')),
      refund_id text unique,
      failure text,
      round integer not null default 1,
      attempts integer not null default 0,
      try_at timestamptz,
      settled_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_refunds_due on payment_refunds (try_at) where try_at is not null`.execute(
    db,
  );
  for (const table of ['payment_settings', 'payments', 'payment_refunds']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
  }
  await sql`
    create trigger notify_content_changed
      after insert or update or delete or truncate on payment_settings
      for each statement execute function notify_content_changed()`.execute(db);
  await sql`
    create trigger note_added_records after insert on payments referencing new table as noted
      for each statement execute function note_timeline_records('payment')`.execute(db);
  await sql`
    create trigger note_deleted_records after delete on payments referencing old table as noted
      for each statement execute function note_timeline_records('payment')`.execute(db);
  await sql`
    create trigger note_changed_record
      after update of status, email, first_name, last_name, phone on payments
      for each row execute function note_timeline_record('payment')`.execute(db);
  await sql`
    create function note_timeline_refund() returns trigger language plpgsql as $$
    begin
      insert into timeline_backlog (kind, record_id) values ('payment', new.payment_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_changed_record after insert or update of status on payment_refunds
      for each row execute function note_timeline_refund()`.execute(db);
  await sql`insert into timeline_backfill (kind) values ('payment')`.execute(db);
  await recordWebhookEvents(db);
}

/** The events `payment.received` and `payment.refunded` for programs of the firm. */
async function recordWebhookEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function record_webhook_payment(event_type text, payment anyelement) returns void
      language plpgsql as $$
    begin
      perform record_webhook_event(event_type, 'payment', payment.id, null,
        jsonb_build_object(
          'id', payment.id, 'number', payment.number, 'appointmentId', payment.appointment_id,
          'consultationType', payment.consultation_type,
          'scheduledDate', webhook_instant(payment.scheduled_date),
          'amountMinor', payment.amount_minor, 'currency', payment.currency,
          'paidAt', webhook_instant(payment.paid_at)),
        jsonb_build_object(
          'firstName', payment.first_name, 'lastName', payment.last_name,
          'email', payment.email, 'phone', payment.phone));
    end $$`.execute(db);
  await sql`
    create function record_webhook_payment_received() returns trigger language plpgsql as $$
    begin
      perform record_webhook_payment('payment.received', new);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_webhook_received after update of paid_at on payments
      for each row when (new.paid_at is not null and old.paid_at is null)
      execute function record_webhook_payment_received()`.execute(db);
  await sql`
    create function record_webhook_payment_refunded() returns trigger language plpgsql as $$
    declare
      payment payments;
    begin
      select * into payment from payments where id = new.payment_id;
      perform record_webhook_payment('payment.refunded', payment);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_webhook_refunded after update of status on payment_refunds
      for each row when (new.status = 'succeeded' and old.status <> 'succeeded')
      execute function record_webhook_payment_refunded()`.execute(db);
  await sql`
    create trigger record_webhook_refunded_elsewhere after insert on payment_refunds
      for each row when (new.status = 'succeeded')
      execute function record_webhook_payment_refunded()`.execute(db);
}
