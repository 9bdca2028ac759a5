/** Timeouts of a session's statements, in milliseconds; 0 for no limit. */
export type SessionLimits = {
  statementMs: number;
  /** How long a statement waits for a lock held by another session. */
  lockMs: number;
  idleInTransactionMs: number;
};

export const NO_LIMITS: SessionLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/**
 * Settings that our statements and pg's parsers depend on, whatever the defaults of the database, the role or the
 * server. `datestyle`: pg parses ISO only.
 */
const SETTINGS = {
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  search_path: 'public',
  timezone: 'UTC',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
};

/**
 * The statement that configures a new session and returns the id of its server process as `pid`. The settings are not
 * sent as startup parameters, because PgBouncer rejects those.
 */
export function sessionStatement({ statementMs, lockMs, idleInTransactionMs }: SessionLimits) {
  const settings = {
    ...SETTINGS,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', false)`,
  );
  return `select pg_backend_pid() as pid, ${calls.join(', ')}`;
}
