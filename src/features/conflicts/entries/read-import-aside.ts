import { limitConcurrency } from '../../../platform/background/limit-concurrency.ts';
import { runInWorker } from '../../../platform/background/limited-worker.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { ReadImport } from './read-import.ts';

const WORKER = new URL('./import-worker.ts', import.meta.url);
const READ_WITHIN_MS = 30_000;

/** One thread at a time: each may use 200 MB. */
const whenFree = limitConcurrency(1);

/** `readImport` in a worker thread, so that it blocks no other calls. Throws `invalid_input` for a file beyond its limits. */
export async function readImportAside(csv: string): Promise<ReadImport> {
  const run = await whenFree(() => runInWorker<string, ReadImport>(WORKER, csv, READ_WITHIN_MS));
  if ('output' in run) return run.output;
  throw invalidField('csv', 'The file takes too long to read: import it in parts');
}
