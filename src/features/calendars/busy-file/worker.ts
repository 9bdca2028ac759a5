import { parentPort } from 'node:worker_threads';
import { BusyFileError } from './busy-file-error.ts';
import { type BusyFile, type BusyFileOptions, parseBusyFile } from './parse-busy-file.ts';

/** The contents of a file, and how to read it. */
export type BusyFileTask = { file: Uint8Array; options: BusyFileOptions };

export type BusyFileOutcome = BusyFile | { error: string };

/** Parses one file in a worker thread: it comes from outside and may be crafted to exhaust CPU time or memory. */
parentPort?.once('message', (task: BusyFileTask) => parentPort?.postMessage(outcomeOf(task)));
parentPort?.postMessage('ready');

function outcomeOf({ file, options }: BusyFileTask): BusyFileOutcome {
  try {
    return parseBusyFile(decode(file), options);
  } catch (error) {
    const isKnown = error instanceof BusyFileError;
    return { error: isKnown ? error.message : 'The file is not a valid iCalendar file.' };
  }
}

/** UTF-8, or UTF-16 with its byte order mark. */
function decode(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  return new TextDecoder().decode(file);
}
