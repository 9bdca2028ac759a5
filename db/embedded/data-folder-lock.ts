import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUseError } from './data-folder-in-use-error.ts';
import { DataFolderUnusableError } from './folder-failure.ts';

export type DataFolderLock = { release(): void };

/** Keeps the locks from the garbage collector, which would close and thereby release them. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one that serves from the folder, until it releases the lock or ends in
 * whatever way.
 *
 * The lock is the operating system's own file lock, which dies with the process: there is no stale
 * lock to judge, as with a file that holds a process id, and it holds between containers that share
 * the folder, as a socket's name would not. Node offers file locks through SQLite only, hence an empty
 * database whose one transaction never ends. Nothing in this process may open that file besides:
 * on POSIX, closing any descriptor of it would release the lock.
 *
 * Throws `DataFolderInUseError` naming `shownAs`, the folder as the user knows it.
 */
export function lockDataFolder(dataDir: string, shownAs: string): DataFolderLock {
  const lockFile = path.join(dataDir, 'lawfront.lock');
  const pidFile = path.join(dataDir, 'lawfront.pid');
  // SQLite's own words for these failures do not say whether the disk or the permission is the cause.
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
    // In memory: the transaction has nothing to roll back, and a journal could be left by a crash.
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
