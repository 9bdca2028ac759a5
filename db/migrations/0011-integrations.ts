import { type Kysely, sql } from 'kysely';

/** Two sources of one address would bring every article twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of those that are there already, the oldest keeps its address as it is.
  await sql`
    update blog_sources as source set url = url || '#' || id
      where exists (
        select from blog_sources as older
          where older.url = source.url
            and (older.created_at, older.id) < (source.created_at, source.id))`.execute(db);
  await sql`
    alter table blog_sources add constraint blog_sources_url_key unique (url)`.execute(db);
}
