import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a process by NODE_OPTIONS=--import, it writes down every two seconds, or every
 * MEMORY_EVERY_MS, how much memory that takes: a line of `MemorySample` as JSON in the file that MEMORY_FILE names.
 */
export type MemorySample = {
  pid: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Bytes that the process holds. */
  rss: number;
  /** Bytes that are still in use after everything else was collected, those outside of the heap included. */
  inUse: number;
};

// Collecting takes a tenth of a second, which the process does not have for its work.
const { MEMORY_FILE, MEMORY_EVERY_MS = '2000' } = process.env;

if (isMainThread && MEMORY_FILE) {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const report = () => {
    const { rss } = process.memoryUsage();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    const sample: MemorySample = {
      pid: process.pid,
      at: Date.now(),
      rss,
      inUse: heapUsed + external,
    };
    appendFileSync(MEMORY_FILE, `${JSON.stringify(sample)}\n`);
  };
  setInterval(report, Number(MEMORY_EVERY_MS)).unref();
}
