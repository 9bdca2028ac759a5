import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection } from './client.ts';
import { DatabaseError } from './database-error.ts';
import { SessionClient } from './session-client.ts';

/** The configured database cannot run Lawfront; the message says in one sentence what to change. */
export class UnsuitableDatabaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsuitableDatabaseError';
  }
}

export type ServerFacts = {
  /** The server's `server_version_num`, such as 150003. */
  versionNumber: number;
  version: string;
  /** The encoding of the database. */
  encoding: string;
};

const OLDEST_VERSION = 150_000;
const CONNECT_WITHIN_MS = 15_000;
const NOTIFY_TIMEOUT_MS = 2_000;
const CHANNEL = 'lawfront_check';

const NEEDS_SESSIONS =
  'DATABASE_URL leads to a connection pooler that gives each transaction another session, as PgBouncer does with pool_mode = transaction or statement: ' +
  'set pool_mode = session for this database, or let DATABASE_URL name the database server itself.';

/**
 * Rejects a database on which Lawfront would fail later, or silently. Throws `UnsuitableDatabaseError`, or the
 * connection error of pg.
 */
export async function checkDatabase(connection: DatabaseConnection): Promise<void> {
  const clients = [0, 1].map(
    () => new SessionClient({ ...connection, connectionTimeoutMillis: CONNECT_WITHIN_MS }),
  ) as [SessionClient, SessionClient];
  try {
    for (const client of clients) await client.connect();
    const problem = problemWith(await readFacts(clients[0]));
    if (problem) throw new UnsuitableDatabaseError(problem);
    if (!(await keepsSessions(...clients))) throw new UnsuitableDatabaseError(NEEDS_SESSIONS);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** What to change if the server is too old or the database cannot store every text. */
export function problemWith({ versionNumber, version, encoding }: ServerFacts): string | undefined {
  if (versionNumber < OLDEST_VERSION) {
    return `Lawfront needs PostgreSQL 15 or newer, and DATABASE_URL leads to version ${version}: upgrade the server, or name another one.`;
  }
  if (encoding !== 'UTF8') {
    return `Lawfront needs a database with the encoding UTF8, and DATABASE_URL leads to one with ${encoding}: create one with "create database lawfront encoding 'UTF8' template template0".`;
  }
  return undefined;
}

async function readFacts(client: SessionClient): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version_num')::int as "versionNumber",
      current_setting('server_version') as version, pg_encoding_to_char(encoding) as encoding
    from pg_database where datname = current_database()`);
  return rows[0] as ServerFacts;
}

/** Whether each connection keeps its server process between transactions, and notifications between the two arrive. */
async function keepsSessions(first: SessionClient, second: SessionClient): Promise<boolean> {
  // A transaction occupies a server process; without sessions, a pooler assigns a different one to the first connection
  // during it.
  if (!(await beginsTransaction(second))) return false;
  const lent = await askPid(second);
  const isBackendReserved =
    lent === second.pid && lent !== first.pid && (await askPid(first)) === first.pid;
  await second.query('rollback');
  return isBackendReserved && receivesNotifications(first, second);
}

/** A pooler that gives each statement another session rejects transactions and closes the connection. */
async function beginsTransaction(client: SessionClient): Promise<boolean> {
  try {
    await client.query('begin');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  }
}

async function askPid(client: SessionClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

async function receivesNotifications(
  listener: SessionClient,
  notifier: SessionClient,
): Promise<boolean> {
  const payload = randomUUID();
  let isReceived = false;
  listener.on('notification', (message) => {
    isReceived ||= message.payload === payload;
  });
  await listener.query(`listen ${CHANNEL}`);
  await notifier.query('select pg_notify($1, $2)', [CHANNEL, payload]);
  const endMs = performance.now() + NOTIFY_TIMEOUT_MS;
  for (;;) {
    // The server delivers pending notifications before it responds.
    await listener.query('');
    if (isReceived || performance.now() > endMs) return isReceived;
    await wait(50);
  }
}
