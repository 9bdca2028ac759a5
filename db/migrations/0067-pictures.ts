import { type Kysely, sql } from 'kysely';

/**
 * The gallery: pictures for articles and pages, each with its files by width and format. `picture_ids` returns the ids
 * of the pictures in an HTML text. The index on it finds the articles that use a picture, also those written by copies
 * of the release before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pictures (
      id text primary key,
      alt text not null,
      caption text not null default '',
      credit text not null default '',
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      widths integer[] not null check (width = any(widths)),
      stored_bytes integer not null,
      search tsvector generated always as (search_words(alt, caption, credit)) stored,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table picture_files (
      picture_id text not null references pictures on delete cascade,
      width integer not null check (width > 0),
      format text not null check (format in ('avif', 'webp', 'jpeg')),
      bytes bytea not null,
      primary key (picture_id, width, format)
    )`.execute(db);
  // Pictures are already compressed: compressing them again would only waste time.
  await sql`alter table picture_files alter column bytes set storage external`.execute(db);

  await sql`create index pictures_newest on pictures (created_at, id)`.execute(db);
  await sql`create index pictures_alt on pictures (lower(alt), id)`.execute(db);
  await sql`create index pictures_search on pictures using gin (search)`.execute(db);
  await sql`
    create trigger touch_updated_at before update on pictures
      for each row execute function touch_updated_at()`.execute(db);
  await sql`
    create trigger notify_content_changed
      after insert or update or delete or truncate on pictures
      for each statement execute function notify_content_changed()`.execute(db);

  await sql`
    create function picture_ids(content text) returns text[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg(distinct found[1]), '{}')
          from regexp_matches(content, '/pictures/([A-Za-z0-9_-]{43})', 'g') as found
      $$`.execute(db);
  await sql`
    create index blog_posts_pictures on blog_posts using gin (picture_ids(content))`.execute(db);
}
