import { type Kysely, sql } from 'kysely';
import { createArticleFunctions } from '../search/article-functions.ts';

/** Tables whose `search` a trigger writes, and the texts that it is made of, in the order of `article_words`. */
const SEARCHED = [
  ['blog_posts', ['title', 'author', 'excerpt', 'content']],
  ['external_blog_articles', ['title', 'author', 'excerpt', 'content']],
] as const;

/**
 * Words of articles, our own and those of other sites, as the pages search them: by their beginnings as well as by their
 * stems, those that English text search leaves out (`will`) and the author's name included. A trigger writes
 * them in place of a generated column, as another expression or a new generated column would rewrite the table under
 * a lock; `reindexSearch` brings the rows that exist up to date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createArticleFunctions(db);
  await sql`alter table blog_posts alter column search drop expression`.execute(db);
  await sql`alter table external_blog_articles add column search tsvector`.execute(db);
  await sql`create index external_blog_articles_search on external_blog_articles using gin (search)`.execute(
    db,
  );
  for (const [table, columns] of SEARCHED) {
    const texts = (row: string) => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));
    const name = sql.ref(`index_${table}`);
    await sql`
      create function ${name}() returns trigger language plpgsql set search_path from current as $$
      begin
        if tg_op = 'INSERT' or current_setting('lawfront.is_reindexing', true) = 'on'
          or (${texts('new')}) is distinct from (${texts('old')}) then
          new.search := article_words(${texts('new')});
        end if;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger index_search before insert or update on ${sql.table(table)}
        for each row execute function ${name}()`.execute(db);
    await sql`
      insert into search_reindex (table_name, column_name)
        select ${table}, 'title' where exists (select from ${sql.table(table)})
        on conflict (table_name) do update set after_id = ''`.execute(db);
  }
}
