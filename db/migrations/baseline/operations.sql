-- Unlogged: losing a counter in a crash does no harm, and writes must be cheap.
create unlogged table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);

-- The runs of the migration wizard; at most one is active, over all processes.
create table migration_runs (
  id text primary key default gen_random_uuid()::text,
  number integer not null generated always as identity,
  action text not null check (action in ('create-table', 'dry-run', 'migrate', 'verify')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  target text not null,
  phase text not null default 'copy' check (phase in ('copy', 'catch-up')),
  started_by text not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  runner text,
  is_cancelling boolean not null default false,
  message text,
  result jsonb
);
create unique index migration_runs_active on migration_runs ((true)) where state in ('waiting', 'running');
create index migration_runs_latest on migration_runs (target, action, number desc);

create table migration_run_tables (
  run_id text not null references migration_runs (id) on delete cascade,
  table_name text not null,
  position integer not null,
  rows_total integer not null,
  rows_done integer not null default 0,
  target_rows integer not null default 0,
  rows_per_second real,
  cursor text,
  is_done boolean not null default false,
  source_checksum text,
  target_checksum text,
  primary key (run_id, table_name)
);

-- The requests that came with an Idempotency-Key, for a day: see src/platform/idempotency. `is_written` is set by the
-- transaction that carries the request out.
create table idempotency_keys (
  key_hash text primary key,
  request_hash text not null,
  attempt_id uuid not null,
  leased_until timestamptz not null,
  is_written boolean not null default false,
  sealed_answer text,
  created_at timestamptz not null
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
