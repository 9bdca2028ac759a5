import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Position } from './cursor.ts';
import { findByWords } from './find-by-words-queries.ts';
import {
  inOrder,
  type Keyed,
  type ListOrder,
  type Page,
  type PageStart,
  readPage,
} from './page-queries.ts';

/** A word that is in one row of forty fills a page from this many. */
const NEAR_ROWS = 1_000;

/** One that is in some of those, but not in enough, fills it from this many if one of 800 rows has it. */
const FAR_ROWS = 20_000;

/**
 * `fetchPage` for rows that match words (`hasWords`). Postgres cannot know how rare the beginning of a word is,
 * takes every one for frequent, and would look for a rare one through the whole table. So the nearest rows
 * are looked through, which a frequent word fills the page from, and more of them if some match; only if that
 * does not do are all that match found by the index of words, and sorted.
 */
export function fetchSearchPage<Tables extends keyof DB, Item extends Keyed>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Item>,
  matching: RawBuilder<boolean>,
  order: ListOrder,
  page: PageStart,
): Promise<Page<Omit<Item, 'pageKey'>>> {
  return readPage(order, page, async (position, limit) => {
    const amongNearest = (rows: number) =>
      filterNearest(db, inOrder(query, order, position).select(matching.as('isMatch')), {
        rows,
        limit,
      });
    let found = await amongNearest(NEAR_ROWS);
    if (found.length > 0 && found.length < limit) found = await amongNearest(FAR_ROWS);
    if (found.length === limit) return found;
    return findByWords(db, byIndex(query, matching, order, position).limit(limit));
  });
}

/** Rows that match, in the order of their list, found by the index of words. */
export function byIndex<Tables extends keyof DB, Item>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  matching: RawBuilder<boolean>,
  order: ListOrder,
  position: Position | undefined,
) {
  return inOrder(query.where(matching), order, position, { byIndex: false });
}

async function filterNearest<Tables extends keyof DB, Item>(
  db: Db,
  nearest: SelectQueryBuilder<DB, Tables, Item & { isMatch: boolean }>,
  { rows, limit }: { rows: number; limit: number },
): Promise<Item[]> {
  const result = await sql<Item & { isMatch: boolean }>`
    select * from (${nearest.limit(rows)}) as near where is_match limit ${limit}`.execute(db);
  return result.rows.map(({ isMatch: _, ...row }) => row as unknown as Item);
}
