import { type Kysely, sql } from 'kysely';

/**
 * The texts that an article has had, numbered from 1; the newest is the text that it has now. `saved_by` is null for a
 * text that was stored before there were versions. Address and publication of an article have no versions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article_versions (
      article_id text not null references blog_posts (id) on delete cascade,
      number integer not null,
      title text not null,
      excerpt text not null,
      content text not null,
      category text not null,
      author text not null,
      guest_line text,
      saved_at timestamptz not null,
      saved_by text,
      primary key (article_id, number)
    )`.execute(db);
}
