import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import type { DB } from './schema.gen.ts';

/** For ordinary queries. */
export type Db = Kysely<DB>;

/** For queries that lock rows or belong to a larger change: only a transaction satisfies it. */
export type Tx = Transaction<DB>;

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

export type Database = {
  db: Db;
  /** How many connections there are, how many of them do nothing, and how many calls wait for one. */
  connections(): { open: number; idle: number; waited_for: number };
  close(): Promise<void>;
};

/** How long a call waits for a connection: it is to be answered within two seconds that none is free. */
export const CONNECTION_WITHIN_MS = 1_700;

/** Nobody waits for an answer of a process that starts, and a busy machine may take longer to let it in. */
const CONNECTION_WITH_TIME_WITHIN_MS = 15_000;

const TIME_LIMITS = {
  statement_timeout: 15_000,
  // A server that hangs cancels nothing by itself.
  answersWithinMs: 16_000,
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * Opens a pool. A broken idle connection is reported to `onError` and replaced on the next use:
 * without the listener it would end the process.
 */
export function openDatabase(
  connection: DatabaseConnection,
  options: {
    maxConnections: number;
    onError: (error: Error) => void;
    /** Lets statements take as long as they take: for migrations of large tables. */
    hasTime?: boolean;
    /** How long a call waits for a connection, where that is not to be as long as usual. */
    connectionWithinMs?: number | undefined;
  },
): Database {
  const usualWithinMs = options.hasTime ? CONNECTION_WITH_TIME_WITHIN_MS : CONNECTION_WITHIN_MS;
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    max: options.maxConnections,
    application_name: 'lawfront',
    connectionTimeoutMillis: options.connectionWithinMs ?? usualWithinMs,
    idleTimeoutMillis: 30_000,
    ...(options.hasTime ? {} : TIME_LIMITS),
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // A client that is checked out while its connection breaks emits on itself; the query that waits
  // on it fails with the reason.
  pool.on('connect', (client) => client.on('error', options.onError));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waited_for: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}
