import { type Kysely, sql } from 'kysely';
import { createFurtherFunctions } from '../search/article-functions.ts';
import { SEARCH_LANGUAGES, searchFunction } from '../search/languages.ts';

/** Articles are found by the words of their translations, each with the stemmer of its language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFurtherFunctions(db);
  await sql`alter table translations add column search tsvector`.execute(db);
  const wordsBy = (language: string) => sql`${sql.raw(searchFunction('words', language))}(
    new.content ->> 'title', null, new.content ->> 'excerpt', new.content ->> 'content')`;
  const cases = Object.keys(SEARCH_LANGUAGES)
    .filter((language) => language !== 'en')
    .map((language) => sql`when ${sql.lit(language)} then ${wordsBy(language)}`);
  await sql`
    create function index_translations() returns trigger
      language plpgsql set search_path from current as $$
    begin
      if new.entity = 'articles' then
        new.search := case new.language ${sql.join(cases, sql` `)} else ${wordsBy('')} end;
      end if;
      return new;
    end
    $$`.execute(db);
  await sql`
    create trigger index_search before insert or update on translations
      for each row execute function index_translations()`.execute(db);
  await sql`update translations set entity = entity where entity = 'articles'`.execute(db);
}
