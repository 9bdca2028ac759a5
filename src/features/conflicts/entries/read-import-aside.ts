import { limitConcurrency } from '../../../platform/background/limit-concurrency.ts';
import { runInWorker } from '../../../platform/background/limited-worker.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { ReadImport } from './read-import.ts';

const WORKER = new URL('./import-worker.ts', import.meta.url);
const READ_WITHIN_MS = 30_000;

/** Reads a file as `readImport` does. Throws `invalid_input` for a file beyond its limits. */
export type ReadImportAside = (csv: string) => Promise<ReadImport>;

/** Reads files in a worker thread, so that they block no other calls; one at a time, because each may use 200 MB. */
export function importReader(): ReadImportAside {
  const whenFree = limitConcurrency(1);
  return async (csv) => {
    const run = await whenFree(() => runInWorker<string, ReadImport>(WORKER, csv, READ_WITHIN_MS));
    if ('output' in run) return run.output;
    throw invalidField('csv', 'The file takes too long to read: import it in parts');
  };
}
