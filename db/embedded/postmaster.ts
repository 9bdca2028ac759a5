import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server, as described by its pid file. */
export type Postmaster = { pid: number; port: number; socketFolder: string; isReady: boolean };

export const POLL_MS = 5;

const STOP_TIMEOUT_MS = 10_000;

const pidFileOf = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** The content of the cluster's pid file, whether or not that server is still running; undefined if there is none. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory, status.
    const lines = readFileSync(pidFileOf(cluster), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      socketFolder: lines[4] ?? '',
      isReady: lines[7]?.trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/**
 * The cluster's server, if it is running. The process itself is checked, because process ids are reused, especially
 * after a reboot.
 */
export function findRunningPostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPostmaster(cluster);
  return postmaster && servesFrom(postmaster.pid, cluster) ? postmaster : undefined;
}

/**
 * Removes the pid file of a server that no longer exists if its process id is in use, by another program or by its own
 * zombie, because Postgres would refuse to start. In other cases Postgres checks the file itself. Either way it refuses
 * to start while backends of the old server still use the shared memory, which it finds by the data folder's inode.
 */
export function clearReusedPid(cluster: string): void {
  const remains = readPostmaster(cluster);
  if (remains && exists(remains.pid) && !servesFrom(remains.pid, cluster)) {
    rmSync(pidFileOf(cluster), { force: true });
  }
}

/** Whether the server's process still exists; a cheap check. */
export function isPostmasterRunning({ pid }: Postmaster): boolean {
  return isAlive(pid);
}

function servesFrom(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
    }
    const [command, ...args] =
      process.platform === 'win32'
        ? [`${process.env.SystemRoot}\\System32\\tasklist.exe`, '/fi', `pid eq ${pid}`, '/nh']
        : ['ps', '-p', String(pid), '-o', 'command='];
    return execFileSync(command, args).includes(
      process.platform === 'win32' ? 'postgres.exe' : cluster,
    );
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  return exists(pid) && !isZombie(pid);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process that has ended but that its parent has not reaped, as happens in containers without an init. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/**
 * Stops the server: connections are closed, open transactions rolled back, data flushed. After ten seconds it is shut
 * down immediately: the next start then needs a recovery, but no data is lost.
 */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  if (!servesFrom(pid, cluster)) return;
  signal(pid, 'SIGINT');
  if (await hasEnded(pid)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEnded(pid)) return;
  throw new Error(`The embedded Postgres (process ${pid}) does not end.`);
}

async function hasEnded(pid: number): Promise<boolean> {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await wait(POLL_MS);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}
