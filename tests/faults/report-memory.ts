import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a process by NODE_OPTIONS=--import: records its memory usage every two seconds, or every MEMORY_EVERY_MS,
 * in the file MEMORY_FILE, with one `MemorySample` per line as JSON.
 */
export type MemorySample = {
  pid: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Resident set size, in bytes. */
  rss: number;
  /** Bytes in use after a garbage collection, on the heap and outside it. */
  inUse: number;
};

// A collection takes a tenth of a second, during which the process cannot work.
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
