import { parentPort } from 'node:worker_threads';
import { BusyFileError } from './busy-file-error.ts';
import { type BusyFileOptions, type BusyRange, parseBusyFile } from './parse-busy-file.ts';

/** The contents of a file, and how to read it. */
export type BusyFileTask = { file: Uint8Array; options: BusyFileOptions };

export type BusyFileOutcome = { busy: BusyRange[] } | { error: string };

/** Parses one file in a worker thread: it comes from outside and may be crafted to exhaust CPU time or memory. */
parentPort?.once('message', (task: BusyFileTask) => parentPort?.postMessage(outcomeOf(task)));
parentPort?.postMessage('ready');

function outcomeOf({ file, options }: BusyFileTask): BusyFileOutcome {
  try {
    return { busy: parseBusyFile(Buffer.from(file).toString('utf8'), options) };
  } catch (error) {
    const isKnown = error instanceof BusyFileError;
    return { error: isKnown ? error.message : 'The file is not a valid iCalendar file.' };
  }
}
