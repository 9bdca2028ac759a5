import { adoptPostmaster } from './adopt-postmaster.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { connectionTo, type EmbeddedConnection } from './connection.ts';
import { findPlace, makeDataFolder, type Place } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { explainFolderFailure } from './folder-failure.ts';
import { keepRunning } from './keep-running.ts';
import { explainClosedDatabase, openConnectionOnce } from './open-connection.ts';
import { clearReusedPid, isPostmasterRunning, stopPostmaster } from './postmaster.ts';
import { describeElsewhere, findAbandonedFolders } from './shared-folder.ts';
import { hasSocket, removeSocketFolders } from './socket-folder.ts';
import { type Settings, startPostmaster } from './start-postmaster.ts';

export { DataFolderInUseError } from './data-folder-in-use-error.ts';

export type EmbeddedPostgres = {
  connection: EmbeddedConnection;
  /** Whether a server that a killed process had left running was taken over. */
  adopted: boolean;
  /** Messages about data stored outside the data folder, to be shown at every start. */
  notices: readonly string[];
  /** The process id of the current server: one that crashes is restarted at the same address. */
  readonly pid: number;
  /** Stops the server and releases the data folder. May be called twice. */
  stop(): Promise<void>;
};

/** Sized for a small firm on a small machine. Larger installations can use DATABASE_URL. */
const SETTINGS: Settings = {
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
};

/**
 * Starts the bundled Postgres in `dataDir`. Creates the cluster the first time, takes over a server that outlived a
 * killed process, and cleans up after a machine crash. Throws `DataFolderInUseError` while another process uses the
 * folder.
 */
export async function startEmbeddedPostgres(options: {
  /** Contains the cluster (`postgres/`), its password, its log and the lock. */
  dataDir: string;
  /** Postgres settings that add to or override the defaults. */
  settings?: Settings;
  /** Called when the server has crashed or lost its socket, and when it could not be restarted. */
  onDeath?: (error?: unknown) => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, settings, onDeath = () => {} } = options;
  try {
    return await startLocked(dataDir, { ...SETTINGS, ...settings }, onDeath);
  } catch (error) {
    throw explainFolderFailure(error, options.dataDir);
  }
}

async function startLocked(
  shownAs: string,
  settings: Settings,
  onDeath: (error?: unknown) => void,
): Promise<EmbeddedPostgres> {
  const dataDir = makeDataFolder(shownAs);
  const lock = lockDataFolder(dataDir, shownAs);
  try {
    const place = findPlace(dataDir);
    const { postmaster, password, adopted } = await startOrAdopt(place, settings);
    const supervised = keepRunning(postmaster, {
      isRunning: (each) => isPostmasterRunning(each) && hasSocket(each),
      restart: async (last) => {
        // If only its socket is gone, the server is still running: open connections work, and new ones fail.
        await stopPostmaster(last.pid, place.cluster);
        clearReusedPid(place.cluster);
        return startPostmaster(place, findBinaries(place.runAs), settings, last);
      },
      onDeath,
    });
    let stopped: Promise<void> | undefined;
    return {
      connection: connectionTo(postmaster, password),
      adopted,
      notices: describeElsewhere(dataDir, place.cluster, findAbandonedFolders()),
      get pid() {
        return supervised.postmaster.pid;
      },
      stop() {
        stopped ??= supervised
          .release()
          .then(() => stopAndCleanUp(supervised.postmaster.pid, place))
          .finally(() => lock.release());
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startOrAdopt(place: Place, settings: Settings) {
  const binaries = findBinaries(place.runAs);
  const password = await ensureCluster(place, binaries, { sync: settings.fsync !== 'off' });
  const orphan = await adoptPostmaster(place, password);
  if (orphan) return { postmaster: orphan, password, adopted: true };
  clearReusedPid(place.cluster);
  const postmaster = await startPostmaster(place, binaries, settings);
  try {
    await openConnectionOnce(postmaster, password);
  } catch (error) {
    await stopAndCleanUp(postmaster.pid, place);
    throw explainClosedDatabase(error, place);
  }
  return { postmaster, password, adopted: false };
}

async function stopAndCleanUp(pid: number, place: Place): Promise<void> {
  await stopPostmaster(pid, place.cluster);
  removeSocketFolders(place);
}
