import { type Kysely, sql } from 'kysely';

/** The fetch state of news sources, and what staff decide for single articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table blog_sources
      add column feed_url text,
      add column moved_to text,
      add column failing_since timestamptz,
      add column last_attempt_at timestamptz`.execute(db);
  // Articles without a date are sorted by when they were stored, which keeps the order of their source.
  await sql`
    alter table external_blog_articles
      add column pinned_at timestamptz,
      add column last_seen_at timestamptz not null default now(),
      add column title_key text,
      add column sorted_at timestamptz not null
        generated always as (coalesce(published_at, created_at)) stored`.execute(db);
  await sql`drop index external_blog_articles_visible`.execute(db);
  await sql`
    create index external_blog_articles_shown
      on external_blog_articles (source_id, (pinned_at is null), sorted_at desc, id)
      where is_visible`.execute(db);
  await sql`create index external_blog_articles_title on external_blog_articles (title_key)`.execute(
    db,
  );

  // Hosts that are being fetched from, or were a moment ago, over all copies of the process.
  await sql`
    create table news_hosts (
      host text primary key,
      free_at timestamptz not null
    )`.execute(db);

  // Every fetch updates its source; cached pages are dropped only when a column that they show changes.
  await narrowNotification(db, 'blog_sources', ['name', 'is_active', 'display_limit']);
  await narrowNotification(db, 'external_blog_articles', [
    ...['source_id', 'title', 'url', 'excerpt', 'author', 'published_at', 'image_url'],
    ...['is_visible', 'pinned_at'],
  ]);
}

async function narrowNotification(db: Kysely<unknown>, table: string, shown: readonly string[]) {
  const columns = sql.join(shown.map((column) => sql.ref(column)));
  await sql`drop trigger notify_content_changed on ${sql.table(table)}`.execute(db);
  await sql`
    create trigger notify_content_changed
      after insert or delete or truncate or update of ${columns} on ${sql.table(table)}
      for each statement execute function notify_content_changed()`.execute(db);
}
