import { type Kysely, sql } from 'kysely';

/**
 * The firm's marks, and what the site shows in place of the sea.
 *
 * `svg` is the sanitized file, null for a PNG; `png` is the same drawing in pixels. `lightness` is how much of its ink,
 * per thousand, is in each of sixteen equal steps from black to white.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table firm_marks (
      kind text primary key check (kind in ('wordmark', 'square', 'light')),
      id text not null check (id ~ '^[A-Za-z0-9_-]{43}$'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      lightness integer[] not null check (cardinality(lightness) = 16),
      svg text,
      png bytea not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index firm_marks_id on firm_marks (id)`.execute(db);
  await sql`
    create table look_settings (
      id integer primary key default 1 check (id = 1),
      hero text not null default 'sea' check (hero in ('sea', 'drawing', 'picture', 'none')),
      drawing text not null default 'family-law',
      picture_id text references pictures (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index look_settings_picture on look_settings (picture_id)`.execute(db);
  for (const table of ['firm_marks', 'look_settings']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
}
