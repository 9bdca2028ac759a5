import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { fetchBusyTimes } from './busy/fetch-busy-times.ts';
import { followChanges } from './sync/follow-changes.ts';
import { type SyncDeps, syncAppointment } from './sync/sync-appointment.ts';

const EVERY_TWO_MINUTES = '*/2 * * * *';

/**
 * What this process does for calendars in the background. Answers what ends the part of it that the queue
 * does not end.
 */
export async function startCalendarWorkers(
  jobs: JobRunner,
  {
    log,
    pace,
    ...deps
  }: SyncDeps & { log: Pick<Context['log'], 'warn' | 'error'>; pace: PollIntervals },
): Promise<() => Promise<void>> {
  const tell = (err: unknown) => log.error({ err }, 'a job of a calendar has failed');
  await jobs.schedule('fetch-busy-times', EVERY_TWO_MINUTES);
  await jobs.work('sync-appointment', (key) => syncAppointment(deps, key).catch(tell));
  await jobs.work('fetch-busy-times', () => fetchBusyTimes(deps).catch(tell));
  return followChanges({
    ...deps,
    jobs,
    everyMs: pace.calendarChangesMs,
    onError: (error) => log.warn({ err: error }, 'changes for calendars wait'),
  });
}
