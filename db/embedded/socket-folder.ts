import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Place } from './data-folder.ts';
import { DataFolderUnusableError } from './folder-failure.ts';
import type { Postmaster } from './postmaster.ts';
import { findClosedFolder } from './run-as.ts';

/** The path of a Unix socket is limited to 104 bytes on macOS (108 on Linux), the final zero included. */
const MAX_SOCKET_BYTES = 103;

/** The port is part of the socket's name; each server has its own folder, so all of them can use the default port. */
export const SOCKET_PORT = 5432;

/**
 * Creates a folder that only the server's user (and root) can access, in the system's temporary folder, because the
 * data folder's own path may be too long for a socket. With `again`, recreates that folder, which clients already use.
 */
export function makeSocketFolder({ dataDir, runAs }: Place, again?: string): string {
  if (again) {
    mkdirSync(again, { mode: 0o700 });
    if (runAs) chownSync(again, runAs.uid, runAs.gid);
    return again;
  }
  const parent = parents().find((each) => {
    const socket = path.join(each, `${prefixFor(dataDir)}XXXXXX`, `.s.PGSQL.${SOCKET_PORT}`);
    return Buffer.byteLength(socket) <= MAX_SOCKET_BYTES && !findClosedFolder(each, runAs);
  });
  if (!parent) {
    throw new DataFolderUnusableError(
      `The embedded Postgres finds no place for its socket: ${[os.tmpdir(), '/tmp'].join(' and ')} are missing, too long or closed to its user. ` +
        'Set TMPDIR to a folder with a short path.',
    );
  }
  const folder = mkdtempSync(path.join(parent, prefixFor(dataDir)));
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

/** Whether the server's socket still exists: a cleanup of temporary files may remove it. */
export function hasSocket({ socketFolder, port }: Postmaster): boolean {
  return !socketFolder || existsSync(path.join(socketFolder, `.s.PGSQL.${port}`));
}

/** Removes all socket folders of this data folder. Call it only when no server is running in it. */
export function removeSocketFolders({ dataDir, runAs }: Place): void {
  const owners = [process.getuid?.(), runAs?.uid];
  for (const parent of parents()) {
    for (const name of readdirSync(parent)) {
      const folder = path.join(parent, name);
      if (!name.startsWith(prefixFor(dataDir))) continue;
      // Anyone can create such a name in /tmp; folders of other users are left alone.
      if (!owners.includes(statSync(folder, { throwIfNoEntry: false })?.uid)) continue;
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Parent folders, in order of preference. TMPDIR may name a folder that does not exist. */
function parents(): string[] {
  if (process.platform === 'win32') return [];
  return [...new Set([os.tmpdir(), '/tmp'])].filter((folder) => existsSync(folder));
}

function prefixFor(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 10);
  return `lawfront-pg-${digest}-`;
}
