import { type Kysely, sql } from 'kysely';

/**
 * Keeps the back office's list of articles fast: an index for search as staff type (the public search finds only whole
 * words, by their stems), and one in list order for each filter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table blog_posts
      add column office_search tsvector generated always as
        (search_words(title, slug, excerpt, category, author)) stored`.execute(db);
  await sql`create index blog_posts_office_search on blog_posts using gin (office_search)`.execute(
    db,
  );
  await sql`drop index blog_posts_created`.execute(db);
  for (const [name, columns, where] of [
    ['blog_posts_newest', 'blog_posts (created_at, id)', 'true'],
    ['blog_posts_category', 'blog_posts (category, created_at, id)', 'true'],
    ['blog_posts_published_newest', 'blog_posts (created_at, id)', 'is_published'],
    ['blog_posts_drafts', 'blog_posts (created_at, id)', 'not is_published'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)} where ${sql.raw(where)}`.execute(
      db,
    );
  }
  await sql`create index slug_redirects_post on slug_redirects (post_id)`.execute(db);
}
