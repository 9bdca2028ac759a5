import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { ConnectionGroup } from './connection-group.ts';
import { PreparedInsertClient, type PreparingClientConfig } from './prepared-insert-client.ts';
import type { DB } from './schema.gen.ts';
import { NO_LIMITS, type SessionLimits } from './session-settings.ts';
import type { SilentConnections } from './silent-connections.ts';

/** For ordinary queries. */
export type Db = Kysely<DB>;

/** For queries that lock rows or belong to a larger change: only a transaction satisfies it. */
export type Tx = Transaction<DB>;

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

/** Runs the queries of one group on at most 40 % of the connections (5 of 14), so that others keep theirs. */
export type DbForGroup = (group: string) => Db;

export type Database = {
  db: Db;
  dbForGroup: DbForGroup;
  /** How many connections there are, how many of them do nothing, and how many calls wait for one. */
  connections(): { open: number; idle: number; waited_for: number };
  close(): Promise<void>;
};

/** The share of the pool that one group may use: two groups that hang leave connections to the rest. */
const GROUP_SHARE = 0.4;

/** How long a call waits for a connection: it is to be answered within two seconds that none is free. */
export const CONNECTION_WITHIN_MS = 1_700;

/** Nobody waits for an answer of a process that starts, and a busy machine may take longer to let it in. */
const CONNECTION_WITH_TIME_WITHIN_MS = 15_000;

const LIMITS: SessionLimits = { statementMs: 15_000, lockMs: 4_000, idleInTransactionMs: 15_000 };

const MIGRATION_LIMITS: SessionLimits = { ...NO_LIMITS, lockMs: 2_000 };

// A server that hangs cancels nothing by itself.
const ANSWERS_WITHIN_MS = 16_000;

/**
 * Opens a pool. A broken idle connection is reported to `onError` and replaced on the next use:
 * without the listener it would end the process.
 */
export function openDatabase(
  connection: DatabaseConnection,
  options: {
    maxConnections: number;
    onError: (error: Error) => void;
    /**
     * Lets statements take as long as they take: for migrations of large tables. For a lock they wait two seconds,
     * because calls wait behind them.
     */
    withoutTimeouts?: boolean;
    /** How long a call waits for a connection, where that is not to be as long as usual. */
    connectionWithinMs?: number | undefined;
    /** Ends connections on which the server no longer answers, before their time is up. */
    silentConnections?: SilentConnections | undefined;
  },
): Database {
  const withinMs =
    options.connectionWithinMs ??
    (options.withoutTimeouts ? CONNECTION_WITH_TIME_WITHIN_MS : CONNECTION_WITHIN_MS);
  const session: PreparingClientConfig = {
    limits: options.withoutTimeouts ? MIGRATION_LIMITS : LIMITS,
    queryTimeoutMs: options.withoutTimeouts ? undefined : ANSWERS_WITHIN_MS,
    silentConnections: options.silentConnections,
  };
  const pool = new pg.Pool({
    ...connection,
    ...session,
    Client: PreparedInsertClient,
    max: options.maxConnections,
    application_name: 'lawfront',
    connectionTimeoutMillis: withinMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // A client that is checked out while its connection breaks emits on itself; the query that waits
  // on it fails with the reason.
  pool.on('connect', (client) => client.on('error', options.onError));
  const db = kyselyOn(pool);
  const groups = connectionGroups(pool, {
    maxInUse: Math.max(1, Math.floor(options.maxConnections * GROUP_SHARE)),
    withinMs,
  });
  return {
    db,
    dbForGroup: groups.dbFor,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waited_for: pool.waitingCount + groups.countWaiting(),
    }),
    close: () => db.destroy(),
  };
}

const kyselyOn = (pool: PostgresPool): Db =>
  new Kysely({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/** One `ConnectionGroup` per name, all on the same pool. */
function connectionGroups(pool: pg.Pool, limits: { maxInUse: number; withinMs: number }) {
  const groups = new Map<string, { db: Db; group: ConnectionGroup }>();
  const add = (name: string) => {
    const group = new ConnectionGroup(pool, limits);
    const db = kyselyOn({ connect: () => group.connect(), end: async () => {}, options: {} });
    const added = { db, group };
    groups.set(name, added);
    return added;
  };
  return {
    dbFor: (name: string): Db => (groups.get(name) ?? add(name)).db,
    countWaiting: () =>
      [...groups.values()].reduce((count, { group }) => count + group.waitingCount, 0),
  };
}
