import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionTo, type EmbeddedConnection } from './connection.ts';
import { DataFolderInUseError, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningPostmaster, POLL_MS } from './postmaster.ts';

export type PostgresHandle = {
  connection: EmbeddedConnection;
  /** Stops the server if it was started for this call, and leaves it running otherwise. */
  release(): Promise<void>;
};

/** How long to wait for a server that is starting or stopping. */
const CONNECT_TIMEOUT_MS = 60_000;

/**
 * Connects to the embedded Postgres of a data folder. Starts a temporary server if none is running. Returns undefined
 * if the folder has never contained a database.
 */
export async function reachEmbeddedPostgres(dataDir: string): Promise<PostgresHandle | undefined> {
  const name = path.join(dataDir, 'postgres');
  if (!lstatSync(name, { throwIfNoEntry: false })) return undefined;
  const deadline = performance.now() + CONNECT_TIMEOUT_MS;
  for (;;) {
    try {
      const postgres = await startEmbeddedPostgres({ dataDir });
      return { connection: postgres.connection, release: () => postgres.stop() };
    } catch (error) {
      if (!(error instanceof DataFolderInUseError)) throw error;
      const running = joinRunning(realpathSync(dataDir));
      if (running) return running;
      if (performance.now() > deadline) throw error;
    }
    await wait(POLL_MS);
  }
}

function joinRunning(dataDir: string): PostgresHandle | undefined {
  const name = path.join(dataDir, 'postgres');
  const cluster = lstatSync(name).isSymbolicLink() ? readlinkSync(name) : name;
  const postmaster = findRunningPostmaster(cluster);
  const passwordFile = path.join(dataDir, 'postgres.password');
  if (!postmaster?.isReady || !existsSync(passwordFile)) return undefined;
  const connection = connectionTo(postmaster, readFileSync(passwordFile, 'utf8'));
  return { connection, release: async () => {} };
}
