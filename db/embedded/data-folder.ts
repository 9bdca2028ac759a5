import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DataFolderUnusableError } from './folder-failure.ts';
import { chooseRunAs, findClosedFolder, type RunAs } from './run-as.ts';
import { ensureSharedFolder, placeElsewhere } from './shared-folder.ts';

/** The paths and the owner of one data folder. Paths are absolute, with symbolic links resolved. */
export type Place = {
  dataDir: string;
  /** The folder of the cluster, which may not exist yet. */
  cluster: string;
  passwordFile: string;
  logFile: string;
  runAs: RunAs;
};

/**
 * Creates the data folder, accessible to its owner only, and returns its path with symbolic links resolved. Throws the
 * file system's error.
 */
export function makeDataFolder(dataDir: string): string {
  makeFolder(path.resolve(dataDir));
  return realpathSync(dataDir);
}

/**
 * Creates the folder and its missing parents one at a time: Node's recursive mkdir never returns if the file system
 * returns ENOENT for every new name, as /proc does.
 */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`${folder} is no folder`), { code: 'ENOTDIR' });
  const parent = path.dirname(folder);
  makeFolder(parent);
  // Checked first, because on a read-only disk mkdir reports that the folder does not exist.
  accessSync(parent, constants.W_OK);
  mkdirSync(folder, { mode: 0o700 });
}

/** Finds a path for the cluster that the user who runs Postgres can access. The caller must hold the folder's lock. */
export function findPlace(dataDir: string, ensureShared = ensureSharedFolder): Place {
  const name = path.join(dataDir, 'postgres');
  const runAs = chooseRunAs(name);
  return {
    dataDir,
    cluster: isLink(name) ? readlinkSync(name) : placeCluster(name, runAs, ensureShared),
    passwordFile: path.join(dataDir, 'postgres.password'),
    logFile: path.join(dataDir, 'postgres.log'),
    runAs,
  };
}

function placeCluster(name: string, runAs: RunAs, ensureShared: () => string): string {
  const dataDir = path.dirname(name);
  allowGroupTraversal(dataDir, runAs);
  const closed = findClosedFolder(dataDir, runAs);
  if (!closed || !runAs) return name;
  if (existsSync(name)) {
    throw new DataFolderUnusableError(
      `The database in ${name} belongs to the user ${runAs.uid}, who may not pass through ${closed}. ` +
        'Start Lawfront as that user, or let that user pass (chmod o+x).',
    );
  }
  return placeElsewhere(name, ensureShared(), runAs);
}

/**
 * Lets the group of Postgres traverse a folder that only root may access, without listing it. Other users get no
 * access, because keys and mails are stored next to the database.
 */
function allowGroupTraversal(dataDir: string, runAs: RunAs): void {
  const { uid, mode } = statSync(dataDir);
  const isRootsAlone = uid === 0 && (mode & 0o077) === 0;
  if (!runAs || !isRootsAlone) return;
  chownSync(dataDir, uid, runAs.gid);
  chmodSync(dataDir, mode | 0o010);
}

function isLink(name: string): boolean {
  return lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
