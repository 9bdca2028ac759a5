import { createPoller } from '../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { compareArrivals } from './compare-arrivals.ts';

const PAUSE_AFTER_ERROR_MS = 5_000;

/** Starts the comparison of names. Returns a function that stops it. */
export async function startConflictWorkers(
  _jobs: JobRunner,
  {
    log,
    pollIntervals,
    writes,
    ...deps
  }: Pick<Context, 'db' | 'now' | 'log'> & { pollIntervals: PollIntervals; writes: WriteSignal },
): Promise<() => Promise<void>> {
  // A trigger queues each record in its own transaction, so that none is missed between two polls.
  const arrivals = createPoller({
    everyMs: pollIntervals.jobsMs,
    idleBackoff: { maxMs: pollIntervals.maxIdleMs, writes },
    runBatch: () => compareArrivals(deps),
    onError: (error) => log.warn({ err: error }, 'names cannot be checked for conflicts for now'),
    errorBackoff: { firstMs: PAUSE_AFTER_ERROR_MS, maxMs: PAUSE_AFTER_ERROR_MS },
  });
  return () => arrivals.stop();
}
