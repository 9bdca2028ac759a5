import type { PgBoss, QueueOptions } from 'pg-boss';

/** The queues, with the data of their jobs: ids only, because a job may run long after it was inserted. */
export type Jobs = {
  'remind-clients': Record<string, never>;
  'check-payments': Record<string, never>;
  'send-refunds': Record<string, never>;
  'end-agreements': Record<string, never>;
  'notify-of-waiting': Record<string, never>;
  'tell-of-documents': Record<string, never>;
  'remind-of-questions': Record<string, never>;
  'tidy-holds': Record<string, never>;
  'offer-earlier-times': Record<string, never>;
  'publish-pages': Record<string, never>;
  'delete-ended-rate-limits': Record<string, never>;
  'delete-unconfirmed-subscribers': Record<string, never>;
  'clean-up-local-pool': Record<string, never>;
  'forget-old-data': Record<string, never>;
  'delete-old-visit-counts': Record<string, never>;
  'sync-appointment': { appointmentId: string; calendarId: string };
  'fetch-busy-times': Record<string, never>;
  'fetch-due-news': Record<string, never>;
  'fetch-news-source': { sourceId: string };
  'run-migration': { runId: string };
};
export type QueueName = keyof Jobs;

/**
 * How often and with which delays a job is retried: delays roughly double, up to `retryDelayMax` seconds. A run may
 * take at most `expireInSeconds`, by default 15 minutes.
 */
type Retries = Pick<
  QueueOptions,
  'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'expireInSeconds'
>;

// 5 s, doubling to at most 6 h, for 2 to 3 days.
const FOR_DAYS: Retries = { retryLimit: 20, retryDelayMax: 6 * 60 * 60 };

// A failed task records when it is due again, and is enqueued again then. Retries only cover jobs of a crashed process.
const REENQUEUED: Retries = { retryLimit: 5, retryDelayMax: 60 };

const UNTIL_NEXT_TIME: Retries = { retryLimit: 1, retryDelay: 5 };

// An error response from the source does not fail the job, as each source has its own schedule. The next job follows
// within a minute.
const UNTIL_HOST_IS_FREE: Retries = { retryLimit: 20, retryDelay: 1, retryDelayMax: 10 };

// Progress is saved, and permanent failures are recorded. Retries are for jobs of a crashed process, or of one that
// could not reach the database. Copying a large database takes hours.
const UNTIL_DONE: Retries = {
  retryLimit: 100_000,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 23 * 60 * 60,
};

const QUEUES: Readonly<Record<QueueName, Retries>> = {
  // Not retried, because the next run is minutes later.
  'remind-clients': { retryLimit: 0 },
  'check-payments': { retryLimit: 0 },
  'send-refunds': { retryLimit: 0 },
  'end-agreements': { retryLimit: 0 },
  'notify-of-waiting': { retryLimit: 0 },
  'tell-of-documents': { retryLimit: 0 },
  'remind-of-questions': { retryLimit: 0 },
  'tidy-holds': { retryLimit: 0 },
  'offer-earlier-times': { retryLimit: 0 },
  'publish-pages': { retryLimit: 0 },
  'delete-ended-rate-limits': FOR_DAYS,
  'delete-unconfirmed-subscribers': FOR_DAYS,
  'clean-up-local-pool': FOR_DAYS,
  'forget-old-data': FOR_DAYS,
  'delete-old-visit-counts': FOR_DAYS,
  'sync-appointment': REENQUEUED,
  'fetch-busy-times': REENQUEUED,
  'fetch-due-news': UNTIL_NEXT_TIME,
  'fetch-news-source': UNTIL_HOST_IS_FREE,
  'run-migration': UNTIL_DONE,
};

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

// How long a job may wait for a worker.
const JOB_RETENTION_SECONDS = 365 * 24 * 60 * 60;

// After this long without a heartbeat, a job is given to another process.
export const HEARTBEAT_SECONDS = 10;

/** Creates missing queues, and updates the settings of existing ones to those of this release. */
export async function syncQueues(boss: PgBoss, retryDelay: number): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  const sync = ([name, retries]: [string, Retries]) => {
    const settings = {
      retryDelay,
      ...retries,
      retryBackoff: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retentionSeconds: JOB_RETENTION_SECONDS,
    };
    return existing.has(name) ? boss.updateQueue(name, settings) : boss.createQueue(name, settings);
  };
  await Promise.all(Object.entries(QUEUES).map(sync));
}
