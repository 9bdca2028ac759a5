import { checkDatabase } from '../../db/check-database.ts';
import { type Database, type DatabaseConnection, openDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { seedEmptyDatabase } from '../../db/seed.ts';
import { SilentConnections } from '../../db/silent-connections.ts';
import { withTimeout } from '../platform/background/with-timeout.ts';
import { createWriteSignal, type WriteSignal } from '../platform/background/write-signal.ts';
import { type ContentVersion, followContentVersion } from '../platform/ssr/content-version.ts';
import { TRANSLATABLES } from './features.ts';
import type { Startup } from './startup.ts';

/** With 2 connections for jobs and 1 listener this stays below 20, PgBouncer's default pool size per database. */
const MAX_CONNECTIONS = 14;

/** How long queries may keep running on shutdown after all workers have stopped. */
const CLOSES_WITHIN_MS = 1_000;

/** Every process renews the archive's lease all the time, which gives other processes nothing to do. */
const isRenewal = (tables: readonly string[]) =>
  tables.length === 1 && tables[0] === 'advertising_recorder';

export type AppDatabase = Pick<Database, 'db' | 'dbForGroup' | 'connections'> & {
  content: ContentVersion;
  /** Every write of this process and of other processes. */
  writes: WriteSignal;
  /** For connections outside the pool. */
  connection: DatabaseConnection;
  silentConnections: SilentConnections;
  onError: (error: Error) => void;
  /** Notices to print at every start. */
  notices: readonly string[];
};

/** Starts the embedded database if so configured, migrates, opens the pool and seeds an empty database. */
export async function openAppDatabase(startup: Startup): Promise<AppDatabase> {
  const { config, log, now, cleanUps } = startup;
  const { stopping, connectionWithinMs, onStep = () => {} } = startup.overrides;
  onStep(config.database.kind === 'external' ? 'database' : 'embeddedDatabase');
  const { connection, notices } = await findConnection(startup);
  stopping?.throwIfAborted();
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  onStep('migrations');
  await migrate(connection, { log, onError });
  onStep('database');
  const silentConnections = new SilentConnections();
  const writes = createWriteSignal();
  const { db, dbForGroup, connections, close } = openDatabase(connection, {
    maxConnections: MAX_CONNECTIONS,
    onError,
    silentConnections,
    connectionWithinMs,
    onWrite: (tables) => {
      if (!isRenewal(tables)) writes.noteWrite(tables);
    },
  });
  cleanUps.push(async () => {
    const closing = close();
    // Nobody waits for these query results any more, and an unavailable server sends none.
    await withTimeout(closing, CLOSES_WITHIN_MS, () => silentConnections.endAll());
    await closing;
  });
  // Closed after everything that uses a connection: it detects connections on which the server no longer responds.
  const content = await followContentVersion(connection, log, silentConnections, writes);
  cleanUps.push(() => content.close());
  stopping?.throwIfAborted();
  onStep('seed');
  await seedEmptyDatabase(db, {
    now: now(),
    demo: config.seedDemo,
    translatables: TRANSLATABLES,
  });
  stopping?.throwIfAborted();
  return {
    db,
    dbForGroup,
    connections,
    content,
    writes,
    connection,
    silentConnections,
    onError,
    notices,
  };
}

async function findConnection({
  config,
  log,
  cleanUps,
}: Startup): Promise<Pick<AppDatabase, 'connection' | 'notices'>> {
  if (config.database.kind === 'external') {
    const connection = { connectionString: config.database.url };
    await checkDatabase(connection);
    return { connection, notices: [] };
  }
  const { startEmbeddedPostgres } = await import('../../db/embedded/embedded-postgres.ts');
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    onDeath: (error) =>
      log.error(
        { err: error },
        'the embedded database has died or lost its socket; starting it again',
      ),
  });
  cleanUps.push(() => postgres.stop());
  return { connection: postgres.connection, notices: postgres.notices };
}

/**
 * On its own connection: migrating a large table takes long, and so does waiting for another instance that migrates.
 */
async function migrate(
  connection: DatabaseConnection,
  { log, onError }: Pick<Startup, 'log'> & Pick<AppDatabase, 'onError'>,
) {
  const { db, close } = openDatabase(connection, {
    maxConnections: 1,
    onError,
    withoutTimeouts: true,
  });
  try {
    const newer = await migrateToLatest(db, {
      onBlocked: (transactions) =>
        log.warn({ transactions }, 'migration blocked by open transactions; retrying'),
    });
    if (newer.length > 0) log.warn({ newer }, 'the database belongs to a newer release');
  } finally {
    await close();
  }
}
