import { parentPort, workerData } from 'node:worker_threads';
import { BusyFileError } from './busy-file-error.ts';
import { type BusyFileOptions, parseBusyFile } from './parse-busy-file.ts';

/** Parses one file in a worker thread: it comes from outside and may be crafted to exhaust CPU time or memory. */
const { file, options } = workerData as { file: Uint8Array; options: BusyFileOptions };

try {
  const busy = parseBusyFile(Buffer.from(file).toString('utf8'), options);
  parentPort?.postMessage({ busy });
} catch (error) {
  const words =
    error instanceof BusyFileError
      ? error.message
      : 'The file is no iCalendar file, or is damaged.';
  parentPort?.postMessage({ words });
}
