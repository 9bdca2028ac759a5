import { createPoller } from '../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { computeDues } from './clock/compute-dues.ts';
import { notifyFirm } from './notices/notify-firm.ts';

type Deps = Pick<Context, 'db' | 'now'> & {
  log: Pick<Context['log'], 'warn'>;
  pollIntervals: PollIntervals;
  writes: WriteSignal;
};

const EVERY_MINUTE = '* * * * *';

/**
 * Starts the jobs that compute when answers to new messages and bookings are due, and that mail the firm about people
 * who wait. Returns a function that stops the former.
 */
export async function startAnswerWorkers(
  jobs: JobRunner,
  { log, pollIntervals, writes, ...deps }: Deps,
): Promise<() => Promise<void>> {
  await jobs.schedule('notify-of-waiting', EVERY_MINUTE);
  await jobs.work('notify-of-waiting', () => notifyFirm(deps));
  const poller = createPoller({
    everyMs: pollIntervals.jobsMs,
    idleBackoff: { maxMs: pollIntervals.maxIdleMs, writes },
    runBatch: () => computeDues(deps),
    onError: (error) => log.warn({ err: error }, 'due times cannot be computed for now'),
  });
  return () => poller.stop();
}
