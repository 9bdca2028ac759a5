import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../errors/errors.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { Sort } from './rules.ts';
import type { ListPage } from './schema.ts';

/** The order of a list: by a column, then by id, as in an index on them. */
export type ListOrder = {
  /** The column, qualified with its table if the query has several; or an expression, written as in its index. */
  column: string | RawBuilder<unknown>;
  /** An expression for a whole number by which the rows are ordered first, such as the rank of a status. */
  rank?: RawBuilder<number>;
  /** The id's column; `id` unless given. */
  id?: string;
  /** Type of the column; a cursor of another form is rejected. */
  type: 'timestamptz' | 'text';
  /** Type of the id; text unless given. */
  idType?: 'text' | 'bigint';
  direction: 'asc' | 'desc';
  /** The direction of the id among equal rows; `direction` unless given. */
  idDirection?: 'asc' | 'desc';
};

export type Keyed = { pageKey: string; id: string };

/** The list order for `sort`, given the orders by column. */
export function orderFor<Name extends string>(
  orders: Readonly<Record<Name, Omit<ListOrder, 'direction'>>>,
  sort: Sort<Name>,
): ListOrder {
  const isDescending = sort.startsWith('-');
  const name = (isDescending ? sort.slice(1) : sort) as Name;
  return { ...orders[name], direction: isDescending ? 'desc' : 'asc' };
}

/** Selects the exact key of each row; for the select list of a query passed to `fetchPage`. */
export function pageKey({ column, rank }: ListOrder) {
  const key = sql<string>`${refOf(column)}::text`;
  return (rank ? sql<string>`${rank} || '/' || ${key}` : key).as('pageKey');
}

const refOf = (column: ListOrder['column']) =>
  typeof column === 'string' ? sql.ref(column) : column;

/**
 * Runs a query without order and limit for one page of at most `limit` rows. Keyset pagination: pages start at a key,
 * not at an offset, so the millionth row costs the same as the first, and no row is repeated or skipped when others are
 * added or deleted in the meantime. Going back beyond the first row returns the first page. Throws `invalid_input` for
 * a cursor of another list.
 */
export function fetchPage<Schema, Tables extends keyof Schema, Item extends Keyed>(
  query: SelectQueryBuilder<Schema, Tables, Item>,
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
export function inOrder<Schema, Tables extends keyof Schema, Item>(
  query: SelectQueryBuilder<Schema, Tables, Item>,
  order: ListOrder,
  position: Position | undefined,
  { byIndex = true }: { byIndex?: boolean } = {},
) {
  const isBackwards = position?.side === 'before';
  const along = (wanted: 'asc' | 'desc') =>
    isBackwards === (wanted === 'desc') ? sql`asc` : sql`desc`;
  const direction = along(order.direction);
  const column = byIndex ? refOf(order.column) : UNINDEXED[order.type](refOf(order.column));
  const ranked = order.rank ? query.orderBy(sql`${order.rank} ${direction}`) : query;
  const ordered = ranked
    .orderBy(sql`${column} ${direction}`)
    .orderBy(sql`${sql.ref(order.id ?? 'id')} ${along(idDirectionOf(order))}`);
  return position ? ordered.where(beyond(position, order)) : ordered;
}

/** The same value as an expression that no index covers. */
const UNINDEXED = {
  timestamptz: (column: RawBuilder<unknown>) => sql`${column} + interval '0'`,
  text: (column: RawBuilder<unknown>) => sql`${column} || ''`,
} as const;

const idDirectionOf = ({ direction, idDirection = direction }: ListOrder) => idDirection;

function beyond({ side, key: rankedKey, id }: Position, order: ListOrder) {
  const operatorFor = (direction: 'asc' | 'desc') =>
    (side === 'after') === (direction === 'asc') ? sql`>` : sql`<`;
  const operator = operatorFor(order.direction);
  const [rank, key] = splitKey(rankedKey, order);
  const keyValue = sql`${key}::${sql.raw(order.type)}`;
  const columns = order.rank ? sql`${order.rank}, ${refOf(order.column)}` : refOf(order.column);
  const values = order.rank ? sql`${rank}::int, ${keyValue}` : keyValue;
  const idColumn = sql.ref(order.id ?? 'id');
  const idValue = sql`${id}::${sql.raw(order.idType ?? 'text')}`;
  return idDirectionOf(order) === order.direction
    ? sql<boolean>`(${columns}, ${idColumn}) ${operator} (${values}, ${idValue})`
    : sql<boolean>`((${columns}) ${operator}= (${values}) and
        ((${columns}) <> (${values}) or ${idColumn} ${operatorFor(idDirectionOf(order))} ${idValue}))`;
}

/** The rank and the rest of a page key; a key of an order without rank is returned whole. */
function splitKey(key: string, { rank }: ListOrder): [rank: string, key: string] {
  const end = rank ? key.indexOf('/') : -1;
  return [key.slice(0, Math.max(end, 0)), key.slice(end + 1)];
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
function requireFitting(position: Position, order: ListOrder): Position {
  const { type, idType = 'text' } = order;
  const [rank, key] = splitKey(position.key, order);
  const isRanked = !order.rank || /^\d{1,4}$/.test(rank);
  if (isRanked && TAKES[type](key) && TAKES[idType](position.id)) return position;
  throw invalidField('cursor', validation.cursor);
}

function cursorOf(side: Position['side'], { pageKey: key, id }: Keyed): string {
  return encodeCursor({ side, key, id });
}
