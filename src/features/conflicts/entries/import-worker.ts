import { parentPort } from 'node:worker_threads';
import { readImport } from './read-import.ts';

/** Reads one file in a worker thread: a large one takes seconds. */
parentPort?.once('message', (csv: string) => parentPort?.postMessage(readImport(csv)));
parentPort?.postMessage('ready');
