import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BARE_ENV } from './bare-env.ts';
import type { Place } from './data-folder.ts';
import { DataFolderUnusableError } from './folder-failure.ts';
import type { RunAs } from './run-as.ts';

export const SUPERUSER = 'postgres';

/**
 * Creates the cluster if it does not exist, and returns its password. Atomic: the cluster is created under a temporary
 * name, and remnants of a crash are deleted. With `sync`, it survives a power failure.
 */
export async function ensureCluster(
  place: Place,
  binaries: string,
  { sync }: { sync: boolean },
): Promise<string> {
  const wasCreating = removeUnfinished(place.cluster);
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) {
    if (!wasCreating) refuseLostCluster(place);
    await createCluster(place, binaries, sync);
  }
  if (existsSync(place.passwordFile)) return readFileSync(place.passwordFile, 'utf8');
  throw new DataFolderUnusableError(
    `${place.passwordFile} is missing, and without it there is no way into the database in ${place.cluster}. ` +
      'Restore both together, or remove that folder to begin with an empty database.',
  );
}

/**
 * Throws if there is a password but no cluster. The password is written just before the cluster gets its final name, so
 * this means that the database was lost or moved, unless the creation was interrupted between the two.
 */
function refuseLostCluster({ cluster, dataDir, passwordFile }: Place): void {
  if (!existsSync(passwordFile)) return;
  throw new DataFolderUnusableError(
    `The database in ${cluster} is gone, though ${dataDir} has its password. Put the folder back, or remove ` +
      `${passwordFile} to start with an empty database, into which \`npm run restore\` loads a backup.`,
  );
}

const unfinishedPrefix = (cluster: string) => `${path.basename(cluster)}.unfinished-`;

/** Removes the remnants of an interrupted creation; returns whether there were any. */
function removeUnfinished(cluster: string): boolean {
  const parent = path.dirname(cluster);
  if (!existsSync(parent)) return false;
  let found = false;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(unfinishedPrefix(cluster))) continue;
    // Retried, because an initdb that outlived its killed parent may still be writing there.
    rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 });
    found = true;
  }
  return found;
}

async function createCluster(place: Place, binaries: string, sync: boolean): Promise<void> {
  const parent = path.dirname(place.cluster);
  const unfinished = mkdtempSync(path.join(parent, unfinishedPrefix(place.cluster)));
  const password = randomBytes(24).toString('base64url');
  try {
    giveTo(place.runAs, unfinished);
    const initdb = path.join(binaries, 'bin', 'initdb');
    await withSecretFile(place, password, (secretFile) =>
      runInitdb(initdb, { folder: unfinished, secretFile, runAs: place.runAs, sync }),
    );
    writeFileSync(place.passwordFile, password, { mode: 0o600, flush: true });
    renameSync(unfinished, place.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
  if (sync) [parent, place.dataDir].forEach(flushFolder);
}

/**
 * Runs `use` with a file that contains the secret, in a folder with the name prefix of unfinished clusters, so that it
 * is removed after a crash as well.
 */
async function withSecretFile(
  { cluster, runAs }: Place,
  secret: string,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(path.dirname(cluster), unfinishedPrefix(cluster)));
  const file = path.join(folder, 'password');
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    giveTo(runAs, folder, file);
    await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runInitdb(
  initdb: string,
  options: { folder: string; secretFile: string; runAs: RunAs; sync: boolean },
): Promise<void> {
  const flags = [
    `--pgdata=${options.folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${options.secretFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(options.sync ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(initdb, flags, { ...options.runAs, cwd: '/', env: BARE_ENV });
  } catch (cause) {
    const words = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
    throw new DataFolderUnusableError(
      `The embedded database could not be created in ${options.folder}:\n${words || String(cause)}`,
      { cause },
    );
  }
}

function giveTo(runAs: RunAs, ...paths: string[]): void {
  if (runAs) for (const each of paths) chownSync(each, runAs.uid, runAs.gid);
}

/** Flushes new directory entries, so that they survive a power failure. Windows has no such call and needs none. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
