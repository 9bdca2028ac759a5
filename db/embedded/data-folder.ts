import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { chooseRunAs, findClosedFolder, type RunAs } from './run-as.ts';
import { ensureSharedFolder } from './shared-folder.ts';

/** Where things are for one data folder, and whose they are. Paths are absolute and free of links. */
export type Place = {
  dataDir: string;
  /** The cluster, which may not exist yet. */
  cluster: string;
  passwordFile: string;
  logFile: string;
  runAs: RunAs;
};

/** Makes the data folder, closed to other users, and answers its path without links. */
export function makeDataFolder(dataDir: string): string {
  if (!existsSync(dataDir)) {
    // Asked first, because mkdir says of a read-only disk that there is no such folder.
    accessSync(closestExisting(path.resolve(dataDir)), constants.W_OK);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  }
  return realpathSync(dataDir);
}

function closestExisting(folder: string): string {
  return existsSync(folder) ? folder : closestExisting(path.dirname(folder));
}

/** Finds a place for the cluster that the user who runs Postgres can reach. Needs the folder's lock. */
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
  letGroupThrough(dataDir, runAs);
  const closed = findClosedFolder(dataDir, runAs);
  if (!closed || !runAs) return name;
  if (existsSync(name)) {
    throw new Error(
      `The database in ${name} belongs to the user ${runAs.uid}, who may not pass through ${closed}. ` +
        'Start Lawfront as that user, or let that user pass (chmod o+x).',
    );
  }
  // A link, not a name derived from the path: it moves and goes with the data folder.
  const elsewhere = mkdtempSync(path.join(ensureShared(), 'data-'));
  chownSync(elsewhere, runAs.uid, runAs.gid);
  const cluster = path.join(elsewhere, 'postgres');
  symlinkSync(cluster, name);
  return cluster;
}

/**
 * Opens a folder that only root may enter to the group of Postgres, to pass through and no more. Other
 * users stay out: there are keys and mails beside the database.
 */
function letGroupThrough(dataDir: string, runAs: RunAs): void {
  const { uid, mode } = statSync(dataDir);
  const isRootsAlone = uid === 0 && (mode & 0o077) === 0;
  if (!runAs || !isRootsAlone) return;
  chownSync(dataDir, uid, runAs.gid);
  chmodSync(dataDir, mode | 0o010);
}

function isLink(name: string): boolean {
  return lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
