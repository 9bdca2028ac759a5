import { parentPort, workerData } from 'node:worker_threads';
import { BusyFileError } from './busy-file-error.ts';
import { type BusyFileOptions, parseBusyFile } from './parse-busy-file.ts';

/** Reads one file apart from everything else: it comes from outside, and may be made to keep its reader busy. */
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
