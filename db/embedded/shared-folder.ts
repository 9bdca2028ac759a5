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
 * Makes and names the folder where root keeps what the unprivileged user must reach but cannot, because
 * the project or the data folder lies below a folder that is closed to others (a home directory, say).
 */
export function ensureSharedFolder(): string {
  mkdirSync(SHARED_FOLDER, { recursive: true });
  // Whatever the umask: passed through by all, listed by root alone.
  chmodSync(SHARED_FOLDER, 0o711);
  return SHARED_FOLDER;
}

const OWNER_FILE = 'belongs-to';

/**
 * Makes a folder below `shared` for a cluster, and a link to it named `name`: a link moves and goes with the data
 * folder, unlike a name derived from the path. Answers where the cluster is to be made.
 */
export function placeElsewhere(name: string, shared: string, runAs: NonNullable<RunAs>): string {
  const folder = mkdtempSync(path.join(shared, 'data-'));
  writeFileSync(path.join(folder, OWNER_FILE), name, { mode: 0o600 });
  chownSync(folder, runAs.uid, runAs.gid);
  const cluster = path.join(folder, 'postgres');
  symlinkSync(cluster, name);
  return cluster;
}

/** Folders below `shared` whose data folder was removed or moved: what clients wrote is still in them. */
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

/** What to say at every start about data that is not in the data folder; nothing where all of it is. */
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
      `${abandoned.join(' and ')} hold databases whose data folder is gone or was moved. Remove them if they are not needed.`,
    );
  }
  return notices;
}
