import { createPoller } from '../../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../../platform/background/poll-intervals.ts';
import type { WriteSignal } from '../../../platform/background/write-signal.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { continueBackfill } from './continue-backfill.ts';
import { groupNextRecords } from './group-records.ts';

type Deps = Pick<Context, 'db' | 'timelineParts'> & {
  log: Pick<Context['log'], 'warn'>;
  pollIntervals: PollIntervals;
  writes: WriteSignal;
};

/**
 * Groups the records that triggers put into the backlog, and backfills older ones. Returns a function that stops it.
 */
export function startGrouping({ log, pollIntervals, writes, ...deps }: Deps): () => Promise<void> {
  const onError = (error: unknown) => log.warn({ err: error }, 'records could not be grouped');
  const poller = createPoller({
    everyMs: pollIntervals.jobsMs,
    idleBackoff: { maxMs: pollIntervals.maxIdleMs, writes },
    runBatch: async () =>
      (await groupNextRecords({ ...deps, onError })) || (await continueBackfill(deps)),
    onError,
  });
  return () => poller.stop();
}
