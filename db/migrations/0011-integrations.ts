import { type Kysely, sql } from 'kysely';

/** A unique index: two sources with the same address would fetch every article twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of existing duplicates, the oldest keeps its address unchanged.
  await sql`
    update blog_sources as source set url = url || '#' || id
      where exists (
        select from blog_sources as older
          where older.url = source.url
            and (older.created_at, older.id) < (source.created_at, source.id))`.execute(db);
  await sql`
    alter table blog_sources add constraint blog_sources_url_key unique (url)`.execute(db);
}
