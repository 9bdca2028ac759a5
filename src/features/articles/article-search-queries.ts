import { type RawBuilder, sql } from 'kysely';
import { searchFunction } from '../../../db/search/languages.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import type { ListPage } from '../../platform/pagination/schema.ts';

/**
 * The text search query for a search phrase; null if it has no words. A hyphen between letters counts as a space too:
 * `estate-planning` finds what `estate planning` finds, in all its inflections, besides the joined word. In a further
 * language, it has the inflections of that language and, for articles without a translation, those of the main one.
 */
export function articleQuery(
  q: string,
  conjunction: ' & ' | ' | ',
  language: Language = MAIN_LANGUAGE,
): RawBuilder<unknown> {
  const spaced = q.replaceAll(/(?<=\p{L})\p{Pd}(?=\p{L})/gu, ' ');
  const phrases = spaced === q ? [q] : [q, spaced];
  const languages = language === MAIN_LANGUAGE ? [language] : [language, MAIN_LANGUAGE];
  const queries = languages.flatMap((each) => {
    const query = sql.raw(searchFunction('query', each));
    return phrases.map((phrase) => sql`${query}(${phrase}, ${conjunction})`);
  });
  return queries.length === 1 ? sql`${queries[0]}` : sql`(${sql.join(queries, sql` || `)})`;
}

/**
 * Searches for the words of `q`, as prefixes or in an inflected form: for all of them, or, if nothing has them all, for
 * any of them.
 */
export async function findAllOrAny<Found extends readonly unknown[] | ListPage<unknown>>(
  q: string,
  find: (query: RawBuilder<unknown>) => Promise<Found>,
  language: Language = MAIN_LANGUAGE,
): Promise<Found> {
  const withAll = await find(articleQuery(q, ' & ', language));
  const { length } = 'items' in withAll ? withAll.items : withAll;
  return length > 0 ? withAll : find(articleQuery(q, ' | ', language));
}
