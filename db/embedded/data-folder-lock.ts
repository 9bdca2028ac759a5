import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUseError } from './data-folder-in-use-error.ts';
import { DataFolderUnusableError } from './folder-failure.ts';

export type DataFolderLock = { release(): void };

/** References that keep the locks from being garbage-collected, which would close and thereby release them. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one that uses the folder, until it releases the lock or ends in any way.
 *
 * The lock is a file lock of the operating system, which is released when the process ends: it cannot become stale, as
 * a file with a process id can, and it works between containers that share the folder, unlike a socket. Node offers
 * file locks only through SQLite, hence an empty database with a transaction that never ends. Nothing else in this
 * process may open that file: on POSIX, closing any descriptor of it would release the lock.
 *
 * Throws `DataFolderInUseError` naming `shownAs`, the folder as the user knows it.
 */
export function lockDataFolder(dataDir: string, shownAs: string): DataFolderLock {
  const lockFile = path.join(dataDir, 'lawfront.lock');
  const pidFile = path.join(dataDir, 'lawfront.pid');
  // SQLite's messages for these failures do not say whether the disk or the permissions are the cause.
  accessSync(dataDir, constants.W_OK);
  if (existsSync(lockFile)) accessSync(lockFile, constants.W_OK);
  const database = acquire(lockFile, { pidFile, shownAs });
  held.add(database);
  const lock = {
    release() {
      if (!held.delete(database)) return;
      rmSync(pidFile, { force: true, recursive: true });
      database.close();
    },
  };
  try {
    writeFileSync(pidFile, String(process.pid));
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}

function acquire(
  lockFile: string,
  { pidFile, shownAs }: { pidFile: string; shownAs: string },
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile);
    // The journal is in memory: the transaction has nothing to roll back, and a crash could leave a journal file
    // behind.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database?.close();
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    if (error.errcode === SQLITE_BUSY) throw new DataFolderInUseError(shownAs, readHolder(pidFile));
    throw new DataFolderUnusableError(
      `The lock file ${lockFile} cannot be used (${error.message}). Remove it while no Lawfront runs in ` +
        `${shownAs}, and start again.`,
      { cause: error },
    );
  }
}

const SQLITE_BUSY = 5;

function readHolder(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
