import type { Permission } from '../../../src/platform/auth/permission-rules.ts';

/** An entry of a list that staff can reorder, such as a practice area. */
export type Entry = { key: string; label: string; isActive: boolean; updatedAt: string };

/** The API calls for the list itself. */
export type ListCalls = {
  /** What one entry is called: `Practice area`. */
  noun: string;
  /** The permission required to change the list. */
  permission: Permission;
  order: (input: { keys: string[] }) => Promise<unknown>;
  remove: (input: { key: string }) => Promise<unknown>;
  /** Refetches all queries that show the entries. */
  refresh: () => Promise<unknown>;
};

/** The API calls for the list and its dialog. */
export type EntryCalls<Row extends Entry, Fields> = ListCalls & {
  create: (fields: Fields) => Promise<Row>;
  update: (input: Fields & { updatedAt: string }) => Promise<Row>;
  /** Fetches the list from the server, with a call of its own. */
  fetch: () => Promise<Row[]>;
};
