import { type Kysely, sql } from 'kysely';
import { createArticleFunctions } from '../search/article-functions.ts';

/** Tables whose `search` column a trigger writes, and its source columns, in the order of `article_words`. */
const SEARCHED = [
  ['blog_posts', ['title', 'author', 'excerpt', 'content']],
  ['external_blog_articles', ['title', 'author', 'excerpt', 'content']],
] as const;

/**
 * Search words of articles, our own and external ones: matched by prefix as well as by stem, and including the author's
 * name and words that English text search leaves out (`will`). A trigger writes them instead of a generated column,
 * because changing the expression or adding a generated column would rewrite the table under a lock; `reindexSearch`
 * updates existing rows.
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
