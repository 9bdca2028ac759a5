import { type Kysely, sql } from 'kysely';

/** The runs of the migration wizard, and the progress of each table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table migration_runs (
      id text primary key default gen_random_uuid()::text,
      number integer not null generated always as identity,
      action text not null check (action in ('create-table', 'dry-run', 'migrate', 'verify')),
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
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
    )`.execute(db);
  // At most one active run, over all copies of the process.
  await sql`
    create unique index migration_runs_active on migration_runs ((true))
      where state in ('waiting', 'running')`.execute(db);
  await sql`
    create index migration_runs_latest on migration_runs (target, action, number desc)`.execute(db);
  await sql`
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
    )`.execute(db);
}
