import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Linux counts CPU time in hundredths of a second on every architecture that Node supports. */
const TICKS_PER_SECOND = 100;

/** Whether processes can be pinned to a core and their CPU time can be read. */
export const canPin = process.platform === 'linux' && os.cpus().length >= 2;

/** Pins a process with all its threads to one core, so that measured processes do not compete with others. */
export function pinTo(core: number, pid: number): void {
  if (canPin)
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

/** CPU time in seconds of a process and its living children, in user and kernel mode. */
export function cpuSeconds(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const own = ownTicks(pid) / TICKS_PER_SECOND;
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
}

function ownTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
