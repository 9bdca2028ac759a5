import type { PgBoss, QueueOptions } from 'pg-boss';

/** The queues and what their jobs carry. Ids only: a job may run long after it was written. */
export type Jobs = {
  'remind-clients': Record<string, never>;
  'delete-ended-rate-limits': Record<string, never>;
  'delete-unconfirmed-subscribers': Record<string, never>;
  'clean-up-local-pool': Record<string, never>;
  'forget-old-data': Record<string, never>;
  'sync-appointment': { appointmentId: string; calendarId: string };
  'fetch-busy-times': Record<string, never>;
  'fetch-due-news': Record<string, never>;
  'fetch-news-source': { sourceId: string };
  'run-migration': { runId: string };
};
export type QueueName = keyof Jobs;

/**
 * How often and how far apart a job is tried again; at most `retryDelayMax` seconds, about doubling. One takes
 * at most `expireInSeconds`, 15 minutes unless given.
 */
type Retries = Pick<
  QueueOptions,
  'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'expireInSeconds'
>;

// 5 s, doubling to at most 6 h, for 2 to 3 days.
const FOR_DAYS: Retries = { retryLimit: 20, retryDelayMax: 6 * 60 * 60 };

// What fails writes down when it is to be done again, and gets another job then. Tried again is only what a
// process took along that died.
const WRITTEN_AGAIN: Retries = { retryLimit: 5, retryDelayMax: 60 };

const UNTIL_NEXT_TIME: Retries = { retryLimit: 1, retryDelay: 5 };

// What the source answers is no failure of the job: that keeps its own time. Another one comes in a minute.
const UNTIL_HOST_IS_FREE: Retries = { retryLimit: 20, retryDelay: 1, retryDelayMax: 10 };

// What it has done is kept, and what fails for good is written down. Tried again is what a process took along
// that died, or that found no database. A large copy takes hours.
const UNTIL_DONE: Retries = {
  retryLimit: 100_000,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 23 * 60 * 60,
};

const QUEUES: Readonly<Record<QueueName, Retries>> = {
  // The next minute brings another one.
  'remind-clients': { retryLimit: 0 },
  'delete-ended-rate-limits': FOR_DAYS,
  'delete-unconfirmed-subscribers': FOR_DAYS,
  'clean-up-local-pool': FOR_DAYS,
  'forget-old-data': FOR_DAYS,
  'sync-appointment': WRITTEN_AGAIN,
  'fetch-busy-times': WRITTEN_AGAIN,
  'fetch-due-news': UNTIL_NEXT_TIME,
  'fetch-news-source': UNTIL_HOST_IS_FREE,
  'run-migration': UNTIL_DONE,
};

// A job waits this long for a worker.
const KEPT_SECONDS = 365 * 24 * 60 * 60;

// A job whose process died is given to another one after this long.
export const HEARTBEAT_SECONDS = 10;

/** Makes the queues that there are not yet, and gives the others the settings of this release. */
export async function settleQueues(boss: PgBoss, retryDelay: number): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  const settle = ([name, retries]: [string, Retries]) => {
    const settings = {
      retryDelay,
      ...retries,
      retryBackoff: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retentionSeconds: KEPT_SECONDS,
    };
    return existing.has(name) ? boss.updateQueue(name, settings) : boss.createQueue(name, settings);
  };
  await Promise.all(Object.entries(QUEUES).map(settle));
}
