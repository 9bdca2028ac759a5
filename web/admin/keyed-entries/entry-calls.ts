import type { Permission } from '../../../src/platform/auth/permissions/rules.ts';

/** An entry of a list that staff order: a practice area or a category of articles. */
export type Entry = { key: string; label: string; isActive: boolean; updatedAt: string };

/** What the back office calls about such a list. */
export type EntryCalls<Row extends Entry, Fields> = {
  /** What one entry is called: `Practice area`. */
  noun: string;
  /** What is needed to change the list. */
  permission: Permission;
  create: (fields: Fields) => Promise<Row>;
  update: (input: Fields & { updatedAt: string }) => Promise<Row>;
  order: (input: { keys: string[] }) => Promise<Row[]>;
  remove: (input: { key: string }) => Promise<unknown>;
  /** Asks the server for the list. */
  fetch: () => Promise<Row[]>;
  /** Shows the list in another order until it is fetched again. */
  show: (rows: (before: Row[]) => Row[]) => Promise<void>;
  /** Fetches everything again that shows the entries. */
  refresh: () => Promise<unknown>;
};
