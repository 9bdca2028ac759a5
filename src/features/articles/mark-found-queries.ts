import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { searchFunction } from '../../../db/search/languages.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { articleQuery } from './article-search-queries.ts';
import { FOUND } from './rules.ts';

/** A word: characters between spaces and dashes, without surrounding punctuation. */
const WORD = /[\p{L}\p{N}](?:[^\s—–]*[\p{L}\p{N}\p{M}])?/gu;

/** The words of a text in a language, and in the main one for articles without a translation. */
function wordsIn(language: Language) {
  const words = (by: Language) =>
    sql`${sql.raw(searchFunction('words', by))}(word, null, null, null)`;
  return language === MAIN_LANGUAGE
    ? words(language)
    : sql`(${words(language)} || ${words(MAIN_LANGUAGE)})`;
}

/** The texts with markers (`FOUND`) around each word that matches the article search for `q` in a language. */
export async function markFound(
  db: Db,
  q: string,
  texts: readonly string[],
  language: Language = MAIN_LANGUAGE,
): Promise<string[]> {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as word
      where ${wordsIn(language)} @@ ${articleQuery(q, ' | ', language)}`.execute(db);
  const found = new Set(rows.map(({ word }) => word));
  return texts.map((text) =>
    text.replace(WORD, (word) => (found.has(word) ? FOUND.start + word + FOUND.end : word)),
  );
}
