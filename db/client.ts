import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { type BeforeCommit, BeforeCommitDialect } from './before-commit.ts';
import type { OnWrite } from './committed-writes.ts';
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

/**
 * Runs the queries of one group on a share of the connections (see `ConnectionGroup`), so that other groups keep
 * theirs. A strict group never uses more than its share; the first call for a group determines whether it is strict.
 * `beforeCommit` is called at the end of each transaction of the returned `Db`.
 */
export type DbForGroup = (
  group: string,
  options?: { isStrict?: boolean; beforeCommit?: BeforeCommit },
) => Db;

export type Database = {
  db: Db;
  dbForGroup: DbForGroup;
  /** Open connections, idle connections, and calls that wait for a connection. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/**
 * The share of the pool that each group may always use: of 14 connections, two groups that hang leave two for all
 * others.
 */
const GROUP_SHARE = 0.4;

/** How long a call waits for a free connection: clients get a 503 within two seconds (design §7). */
export const CONNECTION_WITHIN_MS = 1_700;

/** At start no client waits for a response, and connecting to a busy machine may take longer. */
const CONNECTION_WITH_TIME_WITHIN_MS = 15_000;

const LIMITS: SessionLimits = { statementMs: 15_000, lockMs: 4_000, idleInTransactionMs: 15_000 };

const MIGRATION_LIMITS: SessionLimits = { ...NO_LIMITS, lockMs: 2_000 };

// Client-side query timeout, because a server that hangs does not enforce its own `statement_timeout`.
const ANSWERS_WITHIN_MS = 16_000;

/**
 * Opens a pool. A broken idle connection is reported to `onError` and replaced on the next use; without that listener,
 * it would end the process.
 */
export function openDatabase(
  connection: DatabaseConnection,
  options: {
    maxConnections: number;
    onError: (error: Error) => void;
    /**
     * Disables the statement timeout, for migrations of large tables. Migrations wait at most two seconds for a lock,
     * because calls are queued behind them.
     */
    withoutTimeouts?: boolean;
    /** How long a call waits for a connection, in milliseconds; `CONNECTION_WITHIN_MS` by default. */
    connectionWithinMs?: number | undefined;
    /** Closes connections on which the server no longer responds, before their queries time out. */
    silentConnections?: SilentConnections | undefined;
    /** Called after each committed write, with the names of the written tables. */
    onWrite?: OnWrite | undefined;
  },
): Database {
  const withinMs =
    options.connectionWithinMs ??
    (options.withoutTimeouts ? CONNECTION_WITH_TIME_WITHIN_MS : CONNECTION_WITHIN_MS);
  const session: PreparingClientConfig = {
    limits: options.withoutTimeouts ? MIGRATION_LIMITS : LIMITS,
    queryTimeoutMs: options.withoutTimeouts ? undefined : ANSWERS_WITHIN_MS,
    silentConnections: options.silentConnections,
    onWrite: options.onWrite,
  };
  const pool = new pg.Pool({
    ...connection,
    ...session,
    Client: PreparedInsertClient,
    max: options.maxConnections,
    application_name: 'lawfront',
    connectionTimeoutMillis: withinMs,
    // Shorter than the longest pause between two polls, so that an idle process keeps few connections.
    idleTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // When the connection of a checked-out client breaks, the client emits the error; its query fails with the same one.
  pool.on('connect', (client) => client.on('error', options.onError));
  const db = kyselyOn(pool);
  const groups = connectionGroups(pool, {
    maxInUse: Math.max(1, Math.floor(options.maxConnections * GROUP_SHARE)),
    withinMs,
    isServerLost: () => options.silentConnections?.isServerLost ?? false,
  });
  return {
    db,
    dbForGroup: groups.dbFor,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + groups.countWaiting(),
    }),
    close: () => db.destroy(),
  };
}

const kyselyOn = (pool: PostgresPool, beforeCommit?: BeforeCommit): Db =>
  new Kysely({
    dialect: beforeCommit
      ? new BeforeCommitDialect(pool, beforeCommit)
      : new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/** One `ConnectionGroup` per name, all on the same pool. */
function connectionGroups(
  pool: pg.Pool,
  limits: { maxInUse: number; withinMs: number; isServerLost: () => boolean },
) {
  const groups = new Map<string, { db: Db; group: ConnectionGroup }>();
  const poolOf = (group: ConnectionGroup): PostgresPool => ({
    connect: () => group.connect(),
    end: async () => {},
    options: {},
  });
  const add = (name: string, isStrict: boolean) => {
    const group = new ConnectionGroup(pool, { ...limits, isStrict });
    const added = { db: kyselyOn(poolOf(group)), group };
    groups.set(name, added);
    return added;
  };
  const dbFor: DbForGroup = (name, { isStrict = false, beforeCommit } = {}) => {
    const { db, group } = groups.get(name) ?? add(name, isStrict);
    return beforeCommit ? kyselyOn(poolOf(group), beforeCommit) : db;
  };
  return {
    dbFor,
    countWaiting: () =>
      [...groups.values()].reduce((count, { group }) => count + group.waitingCount, 0),
  };
}
