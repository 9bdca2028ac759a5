import { type Kysely, sql } from 'kysely';

/** Full-text search in articles: title ranks above excerpt above text, whose HTML tags are ignored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table blog_posts add column search tsvector generated always as (
      setweight(to_tsvector('english', title), 'A') ||
      setweight(to_tsvector('english', excerpt), 'B') ||
      setweight(to_tsvector('english', regexp_replace(content, '<[^>]*>', ' ', 'g')), 'C')
    ) stored`.execute(db);
  await sql`create index blog_posts_search on blog_posts using gin (search)`.execute(db);
}
