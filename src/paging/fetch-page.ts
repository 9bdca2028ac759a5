import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { invalidField } from '../errors.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';

/** How a list is ordered: by a column, then by id, both in one direction, as an index on the two has it. */
export type ListOrder = {
  /** The column, with its table where the query has several. */
  column: string;
  /** The id's column; `id` unless given. */
  id?: string;
  /** What the column holds; a cursor of another form is refused. */
  type: 'timestamptz' | 'text';
  /** What the id is; text unless given. */
  idType?: 'text' | 'bigint';
  direction: 'asc' | 'desc';
};

export type Page<Item> = { items: Item[]; next: string | null; previous: string | null };

type Keyed = { pageKey: string; id: string };

/** For the select list of a query that `fetchPage` is to run: the exact key of each row. */
export const pageKey = ({ column }: ListOrder) =>
  sql<string>`${sql.ref(column)}::text`.as('pageKey');

/**
 * Runs a query without order and limit for one page of at most `limit` rows. Pages start at a key, not at a
 * number of rows, so the millionth row costs what the first does, and nothing is shown twice or left out
 * when rows come and go meanwhile. Going back beyond the first row answers the first page. Throws
 * `invalid_input` for a cursor of something else.
 */
export async function fetchPage<Tables extends keyof DB, Item extends Keyed>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  order: ListOrder,
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<Page<Omit<Item, 'pageKey'>>> {
  const position = cursor === null ? undefined : requireFitting(decodeCursor(cursor), order);
  const isBackwards = position?.side === 'before';
  const direction = isBackwards === (order.direction === 'desc') ? sql`asc` : sql`desc`;
  const column = sql.ref(order.column);
  const id = sql.ref(order.id ?? 'id');
  let page = query
    .orderBy(sql`${column} ${direction}`)
    .orderBy(sql`${id} ${direction}`)
    .limit(limit + 1);
  if (position) page = page.where(beyond(position, order));
  const rows = await page.execute();
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit);
  if (isBackwards) {
    if (!hasMore) return fetchPage(query, order, { limit, cursor: null });
    items.reverse();
  }
  const [first, last] = [items[0], items.at(-1)];
  return {
    items: items.map(({ pageKey: _, ...item }) => item),
    next: last && (isBackwards || hasMore) ? cursorOf('after', last) : null,
    previous: first && position ? cursorOf('before', first) : null,
  };
}

function beyond({ side, key, id }: Position, order: ListOrder) {
  const operator = (side === 'after') === (order.direction === 'asc') ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(order.column)}, ${sql.ref(order.id ?? 'id')}) ${operator}
    (${key}::${sql.raw(order.type)}, ${id}::${sql.raw(order.idType ?? 'text')})`;
}

const FORMS = {
  timestamptz: /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/,
  bigint: /^-?\d{1,18}$/,
  text: /^/,
} as const;

/** A cursor of another list may look like one of this list and still be nonsense to Postgres. */
function requireFitting(position: Position, { type, idType = 'text' }: ListOrder): Position {
  if (FORMS[type].test(position.key) && FORMS[idType].test(position.id)) return position;
  throw invalidField('cursor', 'Use a cursor that this list answered');
}

function cursorOf(side: Position['side'], { pageKey: key, id }: Keyed): string {
  return encodeCursor({ side, key, id });
}
