import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { DB } from '../../db/schema.gen.ts';
import {
  inOrder,
  type Keyed,
  type ListOrder,
  type Page,
  type PageStart,
  readPage,
} from './fetch-page.ts';

/** A word that is in one row of forty fills a page from this many. */
const NEAR_ROWS = 1_000;

/**
 * `fetchPage` for rows that match words (`hasWords`). Postgres cannot know how rare the beginning of a word is,
 * takes every one for frequent, and would look for a rare one through the whole table. So the nearest rows
 * are looked through, which a frequent word fills the page from; only if they do not are all that match
 * found by the index of words, and sorted.
 */
export function fetchSearchPage<Tables extends keyof DB, Item extends Keyed>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Item>,
  matching: RawBuilder<boolean>,
  order: ListOrder,
  page: PageStart,
): Promise<Page<Omit<Item, 'pageKey'>>> {
  return readPage(order, page, async (position, limit) => {
    const near = inOrder(query, order, position).select(matching.as('isMatch')).limit(NEAR_ROWS);
    const { rows } = await sql<Item & { isMatch: boolean }>`
      select * from (${near}) as near where is_match limit ${limit}`.execute(db);
    if (rows.length === limit) return rows.map(({ isMatch: _, ...row }) => row as unknown as Item);
    return inOrder(query.where(matching), order, position, { byIndex: false })
      .limit(limit)
      .execute();
  });
}
