import pg from 'pg';
import { QueueTimeoutError } from './queue-timeout-error.ts';

/** The error for a statement that Postgres rejected. */
export const { DatabaseError } = pg;
export type DatabaseError = pg.DatabaseError;

// Class 08 is a broken connection, 28 a rejected sign-in, 53 a lack of resources, 57P0x a server that stops or starts,
// 3D000 and 55000 a database that is missing or rejects connections for now, 25006 a standby or a former primary. 40P01
// is a deadlock, as between a migration that alters several tables and a write to two of them; the transaction is
// rolled back completely. Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNAVAILABLE_SQLSTATE = /^(08...|25006|28...|3D000|40P01|53...|55000|57P0[1-5])$/;
const UNAVAILABLE_ERRNO = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** For files, these codes have a different meaning. */
const UNAVAILABLE_TO_CONNECT = new Set(['EACCES', 'EPERM']);
// The messages of pg errors without a code: the pool's own timeout and a lost connection.
const UNAVAILABLE_MESSAGE =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** Whether the database could not be reached, so that a retry may succeed; false if it rejected a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof DatabaseError) return UNAVAILABLE_SQLSTATE.test(code);
  if (UNAVAILABLE_TO_CONNECT.has(code)) return 'syscall' in error && error.syscall === 'connect';
  return UNAVAILABLE_ERRNO.has(code) || UNAVAILABLE_MESSAGE.test(error.message);
}

/** Whether a call failed although the database responds: it has too much to do, or others hold what the call needs. */
export function isOverload(error: unknown): boolean {
  return (
    error instanceof QueueTimeoutError || isStatementTimeout(error) || isSerializationFailure(error)
  );
}

/** Whether a statement was cancelled by its statement timeout or lock timeout. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && ['57014', '55P03'].includes(error.code ?? '');
}

/** Whether a statement was rejected because the session is read-only, as on a former primary after a failover. */
export function isReadOnly({ code }: { code?: string | undefined }): boolean {
  return code === '25006';
}

/** Whether a statement violated the named unique or exclusion constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return (
    error instanceof DatabaseError && error.code === '23505' && error.constraint === constraint
  );
}

/**
 * Whether a statement was rejected because of its data or a conflict with another one: with fewer rows it may succeed.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof DatabaseError && /^(22|23|40|54)/.test(error.code ?? '');
}

/** Whether a transaction failed because of a serialization failure or a deadlock, so that a retry may succeed. */
export function isSerializationFailure(error: unknown): boolean {
  return error instanceof DatabaseError && ['40001', '40P01'].includes(error.code ?? '');
}
