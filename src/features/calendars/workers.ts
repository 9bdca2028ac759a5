import { createPoller } from '../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { fetchBusyTimes } from './busy/fetch-busy-times.ts';
import { findNextSyncMs } from './sync/claim-queries.ts';
import { dispatchSyncs } from './sync/dispatch-syncs.ts';
import { type SyncDeps, syncAppointment } from './sync/sync-appointment.ts';

const PAUSE_AFTER_ERROR_MS = 5_000;
const EVERY_TWO_MINUTES = '*/2 * * * *';

/** Starts the background jobs for calendars. Returns a function that stops the poller; the queue stops the jobs. */
export async function startCalendarWorkers(
  jobs: JobRunner,
  {
    log,
    pollIntervals,
    writes,
    calendarPeers: peers,
    ...others
  }: Omit<SyncDeps, 'peers'> &
    Pick<Context, 'calendarPeers' | 'log'> & { pollIntervals: PollIntervals; writes: WriteSignal },
): Promise<() => Promise<void>> {
  const deps = { ...others, peers };
  const logError = (err: unknown) => log.error({ err }, 'a calendar job failed');
  await jobs.schedule('fetch-busy-times', EVERY_TWO_MINUTES);
  await jobs.work('sync-appointment', (key) => syncAppointment(deps, key).catch(logError));
  await jobs.work('fetch-busy-times', () => fetchBusyTimes(deps).catch(logError));
  // A trigger records each change in its own transaction, so no change is missed between two polls.
  const changes = createPoller({
    everyMs: pollIntervals.calendarChangesMs,
    idleBackoff: {
      maxMs: pollIntervals.maxIdleMs,
      writes,
      findNextMs: () => findNextSyncMs(deps.db, deps.now()),
    },
    runBatch: () => dispatchSyncs({ ...deps, jobs }),
    onError: (error) => log.warn({ err: error }, 'calendar changes cannot be synced for now'),
    errorBackoff: { firstMs: PAUSE_AFTER_ERROR_MS, maxMs: PAUSE_AFTER_ERROR_MS },
  });
  changes.wakeUp();
  return () => changes.stop();
}
