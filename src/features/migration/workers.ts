import type { JobRunner } from '../../platform/background/queue.ts';
import type { PerformRunDeps } from './runs/perform-run.ts';

/**
 * Lets this process work on the runs of the migration wizard. Answers how to stop: the run goes on in another
 * process, or in this one when it is back.
 */
export async function startMigrationWorkers(
  jobs: JobRunner,
  deps: Omit<PerformRunDeps, 'stopped'>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const stop = await jobs.work('run-migration', async ({ runId }) => {
    // Loaded with the first run: with it comes the SDK of Amazon.
    const { performRun } = await import('./runs/perform-run.ts');
    return performRun({ ...deps, stopped: stopping.signal }, runId);
  });
  return async () => {
    stopping.abort();
    await stop();
  };
}
