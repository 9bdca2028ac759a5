import { sql } from 'kysely';

/**
 * A lease is a column with the time until which a row belongs to the process that claimed it. Times are from the
 * database's clock, which is the same for all processes. A process that needs the row for longer renews its lease; the
 * lease of a process that crashes expires.
 */

/** More than the clock difference between two concurrent transactions. */
export const TOLERATED_SECONDS = 60;

/** The database's time plus `seconds`. */
export const secondsFromNow = (seconds: number) =>
  sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Whether a time that is never set more than `seconds` ahead has been reached. A time further ahead was set before the
 * clock was set back, and counts as reached.
 */
export const isTimeReached = (column: string, seconds: number) =>
  sql<boolean>`(${sql.ref(column)} <= now() or ${sql.ref(column)} > ${secondsFromNow(seconds + TOLERATED_SECONDS)})`;

/** Whether no process holds the lease of a row; leases are taken for `seconds`. */
export const isLeaseFree = (column: string, seconds: number) =>
  sql<boolean>`(${sql.ref(column)} is null or ${isTimeReached(column, seconds)})`;
