import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { invalidField } from '../errors/errors.ts';
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

export type Keyed = { pageKey: string; id: string };

/** For the select list of a query that `fetchPage` is to run: the exact key of each row. */
export const pageKey = ({ column }: ListOrder) =>
  sql<string>`${sql.ref(column)}::text`.as('pageKey');

/**
 * Runs a query without order and limit for one page of at most `limit` rows. Pages start at a key, not at a
 * number of rows, so the millionth row costs what the first does, and nothing is shown twice or left out
 * when rows come and go meanwhile. Going back beyond the first row answers the first page. Throws
 * `invalid_input` for a cursor of something else.
 */
export function fetchPage<Tables extends keyof DB, Item extends Keyed>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  order: ListOrder,
  page: PageStart,
): Promise<Page<Omit<Item, 'pageKey'>>> {
  return readPage(order, page, (position, limit) =>
    inOrder(query, order, position).limit(limit).execute(),
  );
}

export type PageStart = { limit: number; cursor: string | null };

/** Reads at most `limit` rows from a position on, in the direction in which it lies. */
type ReadRows<Item> = (position: Position | undefined, limit: number) => Promise<Item[]>;

/** Makes a page of rows that are read in any way. */
export async function readPage<Item extends Keyed>(
  order: ListOrder,
  { limit, cursor }: PageStart,
  read: ReadRows<Item>,
): Promise<Page<Omit<Item, 'pageKey'>>> {
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
 * A query in the order of its list from a position on. `byIndex` false keeps Postgres from walking along the
 * index of the order: it finds the rows first, and sorts them.
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

/** The same value, which no index has. */
const UNINDEXED = {
  timestamptz: (column: string) => sql`${sql.ref(column)} + interval '0'`,
  text: (column: string) => sql`${sql.ref(column)} || ''`,
} as const;

function beyond({ side, key, id }: Position, order: ListOrder) {
  const operator = (side === 'after') === (order.direction === 'asc') ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(order.column)}, ${sql.ref(order.id ?? 'id')}) ${operator}
    (${key}::${sql.raw(order.type)}, ${id}::${sql.raw(order.idType ?? 'text')})`;
}

// From the year 1 on: Postgres knows no year 0.
const INSTANT =
  /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}$/;

/** What Postgres takes for a value of each type. */
const TAKES = {
  timestamptz: isInstant,
  bigint: (value: string) => /^-?\d{1,18}$/.test(value),
  text: () => true,
} as const;

/** Whether it is an instant as Postgres writes one, on a day and at a time that there are. */
function isInstant(value: string): boolean {
  const [, date, time] = INSTANT.exec(value) ?? [];
  const written = `${date}T${time}.000Z`;
  const instant = new Date(written);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === written;
}

/** A cursor of another list may look like one of this list and still be nonsense to Postgres. */
function requireFitting(position: Position, { type, idType = 'text' }: ListOrder): Position {
  if (TAKES[type](position.key) && TAKES[idType](position.id)) return position;
  throw invalidField('cursor', 'Use a cursor that this list answered');
}

function cursorOf(side: Position['side'], { pageKey: key, id }: Keyed): string {
  return encodeCursor({ side, key, id });
}
