import { readFileSync } from 'node:fs';

const MIB = 2 ** 20;
const LOOK_EVERY_MS = 50;

/** Resident memory of a process in MiB. Linux only. */
export function residentMib(pid: number): number {
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kib) * 1_024) / MIB;
}

/** Peak resident memory of a process while `run` runs, in MiB. */
export async function peakDuring(pid: number, run: () => Promise<void>): Promise<number> {
  let peak = residentMib(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMib(pid));
  }, LOOK_EVERY_MS);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentMib(pid));
}
