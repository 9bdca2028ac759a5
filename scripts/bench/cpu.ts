import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Linux counts processor time in hundredths of a second, on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Whether processes can be kept on cores of their own, and their processor time be read. */
export const canPin = process.platform === 'linux' && os.cpus().length >= 2;

/** Keeps a process with all its threads on one core, so that those that are measured do not wait for others. */
export function pinTo(core: number, pid: number): void {
  if (canPin)
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

/** Processor seconds that a process and its children that are alive have used, in user and in kernel mode. */
export function cpuSeconds(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const own = ownTicks(pid) / TICKS_PER_SECOND;
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
}

function ownTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
