import { type Kysely, sql } from 'kysely';

/** Staff accounts, configuration and the audit log; and the counters of the rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Passwords are in the user pool. The documented schema has this column; '!' is not a valid hash, so no password
  // matches it.
  await sql`
    create table users (
      id text primary key default gen_random_uuid()::text,
      username text not null constraint users_username_key unique,
      password text not null default '!' check (password = '!'),
      role text not null default 'admin'
    )`.execute(db);

  await sql`
    create table calendar_settings (
      id text primary key default gen_random_uuid()::text,
      provider text not null check (provider in ('calendly', 'google', 'outlook', 'custom')),
      is_active boolean not null default false,
      config text not null,
      webhook_url text,
      api_key text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index calendar_settings_one_active on calendar_settings (is_active) where is_active`.execute(
    db,
  );

  await sql`
    create table email_settings (
      id text primary key default gen_random_uuid()::text,
      provider text not null default 'sendgrid' check (provider in ('sendgrid', 'smtp')),
      is_active boolean not null default false,
      config text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index email_settings_one_active on email_settings (is_active) where is_active`.execute(
    db,
  );

  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor text not null,
      action text not null,
      entity text not null,
      entity_id text,
      before jsonb,
      after jsonb
    )`.execute(db);
  await sql`create index audit_log_entity on audit_log (entity, entity_id, id desc)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_log is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change()`.execute(db);

  // Unlogged: losing a counter in a crash does no harm, and writes must be cheap.
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      window_ends_at timestamptz not null,
      hits integer not null
    )`.execute(db);

  for (const table of ['calendar_settings', 'email_settings']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
  }
}
