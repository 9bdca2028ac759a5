import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { EXPORTED_ROWS } from './rules.ts';

/** Whether a column contains this address (case-insensitive). */
export const isAddress = (column: string, email: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;

/** Matches any of these ids, passed as a single parameter. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids})`;

/** The ids of the rows that an export contains. `ids` must be sorted newest first. */
export const newestOf = (ids: readonly string[]) => anyOf(ids.slice(0, EXPORTED_ROWS));

/** Locks the rows of a query until the transaction ends if `locks` is set. */
export function lockedIf<Table extends keyof DB, Row>(
  locks: boolean,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return locks ? query.forUpdate() : query;
}
