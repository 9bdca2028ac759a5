import type { Context } from '../../../src/platform/trpc/context.ts';
import type { ManyRowsTable } from '../many-rows.ts';

type Db = Context['db'];

/** A list with pages. */
type PagedList = {
  /** Sort column of the list, newest first; the deep page starts in the middle of it. */
  order: string;
  /** Returns a page of the list for query parameters as in the URL of a call. */
  list: (db: Db, query: Record<string, unknown>) => Promise<unknown>;
  /** Queries for the list, each timed at the first page; deep pages are added automatically. */
  queries: readonly Record<string, unknown>[];
  /** Queries that must read large parts of an index; they have a separate budget. */
  longQueries?: readonly Record<string, unknown>[];
};

/** A table that grows, and the queries of lists and jobs to time. */
export type BenchedList = {
  table: ManyRowsTable;
  paged?: PagedList;
  /** Other queries of the same screen, and what jobs look for. */
  besides?: Readonly<Record<string, (db: Db) => Promise<unknown>>>;
};

/**
 * Search words of `row-values.ts`: they occur in ten rows, in all, in every second one, in one of a hundred, in none.
 */
export const SEARCHES = ['zebra', 'common', 'often', 'seldom', 'nothing'].map((q) => ({
  q,
}));

/**
 * Two frequent words that never occur together, one that occurs only in old rows, and a rare word with a frequent one.
 */
export const LONG_SEARCHES = ['left right', 'early', 'common zebra'].map((q) => ({ q }));
