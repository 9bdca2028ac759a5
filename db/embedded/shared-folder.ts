import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { RunAs } from './run-as.ts';

const SHARED_FOLDER = '/var/lib/lawfront';

/**
 * Creates and returns the folder in which root stores files that the unprivileged user must access, used when the
 * project or the data folder is below a folder that is closed to others (a home directory, for example).
 */
export function ensureSharedFolder(): string {
  mkdirSync(SHARED_FOLDER, { recursive: true });
  // Regardless of the umask: everyone may traverse it, only root may list it.
  chmodSync(SHARED_FOLDER, 0o711);
  return SHARED_FOLDER;
}

const OWNER_FILE = 'belongs-to';

/**
 * Creates a folder below `shared` for a cluster, and a link to it named `name`: unlike a name derived from the path, a
 * link moves with the data folder and is deleted with it. Returns where to create the cluster.
 */
export function placeElsewhere(name: string, shared: string, runAs: NonNullable<RunAs>): string {
  const folder = mkdtempSync(path.join(shared, 'data-'));
  writeFileSync(path.join(folder, OWNER_FILE), name, { mode: 0o600 });
  chownSync(folder, runAs.uid, runAs.gid);
  const cluster = path.join(folder, 'postgres');
  symlinkSync(cluster, name);
  return cluster;
}

/** Folders below `shared` whose data folder was removed or moved, but which still contain clients' data. */
export function findAbandonedFolders(shared = SHARED_FOLDER): string[] {
  if (!existsSync(shared)) return [];
  return readdirSync(shared)
    .map((name) => path.join(shared, name))
    .filter((folder) => existsSync(path.join(folder, OWNER_FILE)) && !isLinkedTo(folder));
}

function isLinkedTo(folder: string): boolean {
  const link = readFileSync(path.join(folder, OWNER_FILE), 'utf8');
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  return readlinkSync(link) === path.join(folder, 'postgres');
}

/** The messages to show at every start about data stored outside the data folder; none if all of it is inside. */
export function describeElsewhere(dataDir: string, cluster: string, abandoned: readonly string[]) {
  const notices: string[] = [];
  const folder = path.dirname(cluster);
  if (folder !== dataDir) {
    notices.push(
      `The database of ${dataDir} is in ${folder}: Postgres does not run as root and may not enter ${dataDir}. ` +
        'Copy or remove both together, or start Lawfront as an ordinary user.',
    );
  }
  if (abandoned.length > 0) {
    notices.push(
      `Folders with databases whose data folder is gone or was moved: ${abandoned.join(', ')}. Remove them if they are not needed.`,
    );
  }
  return notices;
}
