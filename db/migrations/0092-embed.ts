import { type Kysely, sql } from 'kysely';

/**
 * The websites that may embed parts of this one; none at first. Processes of the previous release do not read this table
 * and have no pages that can be embedded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table embed_settings (
      id integer primary key default 1 check (id = 1),
      origins text[] not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create trigger touch_updated_at before update on embed_settings
      for each row execute function touch_updated_at()`.execute(db);
  // The list is in a header of the embedded pages, which are cached with their headers.
  await sql`
    create trigger notify_content_changed
      after insert or update or delete or truncate on embed_settings
      for each statement execute function notify_content_changed()`.execute(db);
  await sql`
    insert into embed_settings (created_at, updated_at) values (${SEEDED_AT}, ${SEEDED_AT})`.execute(
    db,
  );
}

/** When the seeded row was written: the same in every installation, so that copies of a database can be compared. */
const SEEDED_AT = sql`timestamptz '2026-11-26 00:00:00Z'`;
