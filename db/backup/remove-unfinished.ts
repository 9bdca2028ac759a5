import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The name of a backup while this process writes it. */
export const unfinishedName = (file: string) => `${file}.unfinished-${process.pid}`;

const UNFINISHED = /\.unfinished-(\d+)$/;

/**
 * Removes the unfinished files of killed backups from the folder: they contain clients' data, and nobody would look for
 * them. Files of processes that are still running are not removed.
 */
export async function removeUnfinishedBackups(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = Number(UNFINISHED.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isRunning(pid)) await rm(path.join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
