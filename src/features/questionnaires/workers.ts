import { createPoller } from '../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { makeLinks } from './asking/make-links.ts';
import { openCleared } from './asking/open-cleared.ts';
import { remindOfQuestions } from './asking/remind.ts';

const PAUSE_AFTER_ERROR_MS = 5_000;
const EVERY_HOUR = '0 * * * *';

/**
 * Sends the questions that bookings have caused, opens those whose names are cleared, and reminds of those that wait.
 * Returns a function that stops the first two.
 */
export async function startQuestionsWorkers(
  jobs: JobRunner,
  {
    log,
    pollIntervals,
    writes,
    ...deps
  }: Pick<Context, 'db' | 'now' | 'log' | 'secrets'> & {
    pollIntervals: PollIntervals;
    writes: WriteSignal;
  },
): Promise<() => Promise<void>> {
  await jobs.schedule('remind-of-questions', EVERY_HOUR);
  await jobs.work('remind-of-questions', () => remindOfQuestions(deps));
  const poller = createPoller({
    everyMs: pollIntervals.jobsMs,
    idleBackoff: { maxMs: pollIntervals.maxIdleMs, writes },
    runBatch: async () => {
      const hasMore = await makeLinks(deps);
      await openCleared(deps);
      return hasMore;
    },
    onError: (error) => log.warn({ err: error }, 'questions to clients cannot be sent for now'),
    errorBackoff: { firstMs: PAUSE_AFTER_ERROR_MS, maxMs: PAUSE_AFTER_ERROR_MS },
  });
  return () => poller.stop();
}
