import { createPoller } from '../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WorkSignal } from '../../platform/background/work-signal.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { computeDues } from './clock/compute-dues.ts';

type Deps = Pick<Context, 'db' | 'now'> & {
  log: Pick<Context['log'], 'warn'>;
  pollIntervals: PollIntervals;
  work: WorkSignal;
};

/** Computes until when everything that arrives is to be answered. Returns a function that stops it. */
export async function startAnswerWorkers(
  _jobs: JobRunner,
  { log, pollIntervals, work, ...deps }: Deps,
): Promise<() => Promise<void>> {
  const poller = createPoller({
    everyMs: pollIntervals.jobsMs,
    rest: { maxMs: pollIntervals.restMs, work },
    run: () => computeDues(deps),
    onError: (error) => log.warn({ err: error }, 'due times cannot be computed for now'),
  });
  return () => poller.stop();
}
