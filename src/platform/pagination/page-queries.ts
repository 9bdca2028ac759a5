import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { invalidField } from '../errors/errors.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { ListPage } from './schema.ts';

/** The order of a list: by a column, then by id, both in the same direction, as in an index on the two. */
export type ListOrder = {
  /** The column, qualified with its table if the query has several. */
  column: string;
  /** The id's column; `id` unless given. */
  id?: string;
  /** Type of the column; a cursor of another form is rejected. */
  type: 'timestamptz' | 'text';
  /** Type of the id; text unless given. */
  idType?: 'text' | 'bigint';
  direction: 'asc' | 'desc';
};

export type Keyed = { pageKey: string; id: string };

/** Selects the exact key of each row; for the select list of a query passed to `fetchPage`. */
export const pageKey = ({ column }: ListOrder) =>
  sql<string>`${sql.ref(column)}::text`.as('pageKey');

/**
 * Runs a query without order and limit for one page of at most `limit` rows. Keyset pagination: pages start at a key,
 * not at an offset, so the millionth row costs the same as the first, and no row is repeated or skipped when others are
 * added or deleted meanwhile. Going back beyond the first row returns the first page. Throws `invalid_input` for a
 * cursor of another list.
 */
export function fetchPage<Tables extends keyof DB, Item extends Keyed>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  order: ListOrder,
  page: PageStart,
): Promise<ListPage<Omit<Item, 'pageKey'>>> {
  return readPage(order, page, (position, limit) =>
    inOrder(query, order, position).limit(limit).execute(),
  );
}

export type PageStart = { limit: number; cursor: string | null };

/** Reads at most `limit` rows from a position on, in the position's direction. */
type ReadRows<Item> = (position: Position | undefined, limit: number) => Promise<Item[]>;

/** Builds a page from the rows that `read` returns. */
export async function readPage<Item extends Keyed>(
  order: ListOrder,
  { limit, cursor }: PageStart,
  read: ReadRows<Item>,
): Promise<ListPage<Omit<Item, 'pageKey'>>> {
  const position = cursor === null ? undefined : requireFitting(decodeCursor(cursor), order);
  const isBackwards = position?.side === 'before';
  const rows = await read(position, limit + 1);
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit);
  if (isBackwards) {
    if (!hasMore) return readPage(order, { limit, cursor: null }, read);
    items.reverse();
  }
  const [first, last] = [items[0], items.at(-1)];
  return {
    items: items.map(({ pageKey: _, ...item }) => item),
    next: last && (isBackwards || hasMore) ? cursorOf('after', last) : null,
    previous: first && position ? cursorOf('before', first) : null,
  };
}

/**
 * Orders a query like its list, from a position on. With `byIndex: false`, Postgres does not scan the index of that
 * order, but finds the rows first and then sorts them.
 */
export function inOrder<Tables extends keyof DB, Item>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  order: ListOrder,
  position: Position | undefined,
  { byIndex = true }: { byIndex?: boolean } = {},
) {
  const isBackwards = position?.side === 'before';
  const direction = isBackwards === (order.direction === 'desc') ? sql`asc` : sql`desc`;
  const column = byIndex ? sql.ref(order.column) : UNINDEXED[order.type](order.column);
  const ordered = query
    .orderBy(sql`${column} ${direction}`)
    .orderBy(sql`${sql.ref(order.id ?? 'id')} ${direction}`);
  return position ? ordered.where(beyond(position, order)) : ordered;
}

/** The same value as an expression, for which there is no index. */
const UNINDEXED = {
  timestamptz: (column: string) => sql`${sql.ref(column)} + interval '0'`,
  text: (column: string) => sql`${sql.ref(column)} || ''`,
} as const;

function beyond({ side, key, id }: Position, order: ListOrder) {
  const operator = (side === 'after') === (order.direction === 'asc') ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(order.column)}, ${sql.ref(order.id ?? 'id')}) ${operator}
    (${key}::${sql.raw(order.type)}, ${id}::${sql.raw(order.idType ?? 'text')})`;
}

// From the year 1 on: Postgres has no year 0.
const INSTANT =
  /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}$/;

/** Whether Postgres accepts a text as a value of each type. */
const TAKES = {
  timestamptz: isInstant,
  bigint: (value: string) => /^-?\d{1,18}$/.test(value),
  text: () => true,
} as const;

/** Whether it is a timestamp in Postgres's format, with a date and time that exist. */
function isInstant(value: string): boolean {
  const [, date, time] = INSTANT.exec(value) ?? [];
  const written = `${date}T${time}.000Z`;
  const instant = new Date(written);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === written;
}

/** Rejects a cursor of another list, which may be well-formed but cause an error in Postgres. */
function requireFitting(position: Position, { type, idType = 'text' }: ListOrder): Position {
  if (TAKES[type](position.key) && TAKES[idType](position.id)) return position;
  throw invalidField('cursor', 'Use a cursor that this list answered');
}

function cursorOf(side: Position['side'], { pageKey: key, id }: Keyed): string {
  return encodeCursor({ side, key, id });
}
