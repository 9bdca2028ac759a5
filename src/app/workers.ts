import type { Db } from '../../db/client.ts';
import type { JobRunner } from '../platform/background/queue.ts';
import { deleteEndedWindows } from '../platform/rate-limits/queries.ts';
import type { EndWorkers, Feature, WorkerDeps } from './feature.ts';
import { FEATURES } from './features.ts';

const EVERY_HOUR = '17 * * * *';

/**
 * Starts all background work of this process. Resolves to a function that stops the parts that the queue does not stop.
 */
export async function startWorkers(
  jobs: JobRunner,
  deps: Omit<WorkerDeps, 'db'>,
): Promise<EndWorkers> {
  // Strict concurrency limit, so that the jobs of each minute open few connections in an idle process.
  const db = deps.dbForGroup('background', { isStrict: true });
  const features: readonly Feature[] = Object.values(FEATURES);
  const [ends] = await Promise.all([
    Promise.all(features.map(({ startWorkers }) => startWorkers?.(jobs, { ...deps, db }))),
    startRateLimitCleanUp(jobs, db),
  ]);
  return async () => {
    await Promise.all(ends.map((end) => typeof end === 'function' && end()));
  };
}

async function startRateLimitCleanUp(jobs: JobRunner, db: Db): Promise<void> {
  await jobs.schedule('delete-ended-rate-limits', EVERY_HOUR);
  await jobs.work('delete-ended-rate-limits', () => deleteEndedWindows(db));
}
