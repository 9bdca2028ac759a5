import { type RawBuilder, sql } from 'kysely';

/**
 * The text search query for a search phrase; null if it has no words. A hyphen between letters counts as a space too:
 * `estate-planning` finds what `estate planning` finds, in all its inflections, besides the joined word.
 */
export function articleQuery(q: string, conjunction: ' & ' | ' | '): RawBuilder<unknown> {
  const spaced = q.replaceAll(/(?<=\p{L})\p{Pd}(?=\p{L})/gu, ' ');
  return spaced === q
    ? sql`article_query(${q}, ${conjunction})`
    : sql`(article_query(${q}, ${conjunction}) || article_query(${spaced}, ${conjunction}))`;
}
