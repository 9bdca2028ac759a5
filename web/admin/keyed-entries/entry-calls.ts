import type { Permission } from '../../../src/platform/auth/permission-rules.ts';

/** An entry of a list that staff can reorder: a practice area or an article category. */
export type Entry = { key: string; label: string; isActive: boolean; updatedAt: string };

/** The API calls for such a list. */
export type EntryCalls<Row extends Entry, Fields> = {
  /** What one entry is called: `Practice area`. */
  noun: string;
  /** The permission required to change the list. */
  permission: Permission;
  create: (fields: Fields) => Promise<Row>;
  update: (input: Fields & { updatedAt: string }) => Promise<Row>;
  order: (input: { keys: string[] }) => Promise<Row[]>;
  remove: (input: { key: string }) => Promise<unknown>;
  /** Fetches the list from the server. */
  fetch: () => Promise<Row[]>;
  /** Updates the cached list, for example with a new order, until it is refetched. */
  show: (rows: (before: Row[]) => Row[]) => Promise<void>;
  /** Refetches all queries that show the entries. */
  refresh: () => Promise<unknown>;
};
