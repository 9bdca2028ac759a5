import { type RawBuilder, sql } from 'kysely';
import type { ListPage } from '../../platform/pagination/schema.ts';

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

/**
 * Searches for the words of `q`, as prefixes or in an inflected form: for all of them, or, if nothing has them all, for
 * any of them.
 */
export async function findAllOrAny<Found extends readonly unknown[] | ListPage<unknown>>(
  q: string,
  find: (query: RawBuilder<unknown>) => Promise<Found>,
): Promise<Found> {
  const withAll = await find(articleQuery(q, ' & '));
  const { length } = 'items' in withAll ? withAll.items : withAll;
  return length > 0 ? withAll : find(articleQuery(q, ' | '));
}
