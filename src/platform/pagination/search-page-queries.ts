import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Position } from './cursor.ts';
import { findByWords } from './find-by-words-queries.ts';
import { inOrder, type Keyed, type ListOrder, type PageStart, readPage } from './page-queries.ts';
import type { ListPage } from './schema.ts';

/** This many rows fill a page if one in 40 contains the word. */
const NEAR_ROWS = 1_000;

/** This many rows, tried if the first scan found some but too few, fill a page if one in 800 contains the word. */
const FAR_ROWS = 20_000;

/**
 * `fetchPage` for rows that match words (`matchesSearchWords`). Postgres cannot estimate how rare a word prefix is,
 * assumes that it is frequent, and would scan the whole table for a rare one. So the nearest rows are scanned first,
 * which fills the page for a frequent word, then more of them if some match. Only if that is not enough are all
 * matching rows found by the full-text index and sorted.
 */
export function fetchSearchPage<Tables extends keyof DB, Item extends Keyed>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Item>,
  matching: RawBuilder<boolean>,
  order: ListOrder,
  page: PageStart,
): Promise<ListPage<Omit<Item, 'pageKey'>>> {
  return readPage(order, page, (position, limit) =>
    readMatching(db, query, matching, order, { position, limit }),
  );
}

/** The rows of such a page, from a position on. */
export async function readMatching<Tables extends keyof DB, Item extends Keyed>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Item>,
  matching: RawBuilder<boolean>,
  order: ListOrder,
  { position, limit }: { position: Position | undefined; limit: number },
): Promise<Item[]> {
  const amongNearest = (rows: number) =>
    filterNearest(db, inOrder(query, order, position).select(matching.as('isMatch')), {
      rows,
      limit,
    });
  let found = await amongNearest(NEAR_ROWS);
  if (found.length > 0 && found.length < limit) found = await amongNearest(FAR_ROWS);
  if (found.length === limit) return found;
  return findByWords(db, byIndex(query, matching, order, { position, limit }));
}

/**
 * At most `limit` matching rows in the order of their list, found by the full-text index. All matching rows have to be
 * sorted, so only their ids are; the columns of the list, above all its page keys, are computed for the rows of the page.
 */
export function byIndex<Tables extends keyof DB, Item>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  matching: RawBuilder<boolean>,
  order: ListOrder,
  { position, limit }: { position?: Position | undefined; limit: number },
) {
  const id = sql.ref(order.id ?? 'id');
  const inListOrder = <Row>(rows: SelectQueryBuilder<DB, Tables, Row>) =>
    inOrder(rows, order, position, { byIndex: false });
  const ids = inListOrder(query.clearSelect().select(id.as('id')).where(matching)).limit(limit);
  return inListOrder(query.where(sql<boolean>`${id} = any(array(${ids}))`));
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
