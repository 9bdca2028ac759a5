import { parentPort } from 'node:worker_threads';
import { sanitizeAndReport } from './article-html.ts';

parentPort?.once('message', (contents: readonly string[]) =>
  parentPort?.postMessage(contents.map(sanitizeAndReport)),
);
parentPort?.postMessage('ready');
