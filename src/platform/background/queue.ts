import { setMaxListeners } from 'node:events';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Tx } from '../../../db/client.ts';
import { SessionClient, type SessionClientConfig } from '../../../db/session-client.ts';
import type { SilentConnections } from '../../../db/silent-connections.ts';
import { mendAfterClockSetBack, steadyClock } from './clock-set-back.ts';
import { DEFAULT_POLL_INTERVALS } from './poll-intervals.ts';
import { HEARTBEAT_SECONDS, type Jobs, type QueueName, settleQueues } from './queues.ts';
import { startWorkers } from './start-workers.ts';

/** What a use case needs of the queue. */
export type JobQueue = {
  /**
   * Writes jobs in the caller's transaction: they exist exactly if it commits. One whose id there is
   * already is left out. None runs before its `startAfter`.
   */
  enqueue<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    items: readonly { id?: string; data: Jobs[Name]; startAfter?: Date }[],
  ): Promise<void>;
  /**
   * Lets a job run as soon as possible, in the caller's transaction: one that waits for its next try is
   * brought forward, one that has ended is written anew, one that is at work is left alone. There is never
   * a second one of the same id.
   */
  runSoon<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    job: { id: string; data: Jobs[Name] },
  ): Promise<'brought_forward' | 'written' | 'at_work'>;
};

/** Thrown by a handler: the job is not done, and is to run again after so many seconds. */
export class TryAgainLater extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Again in ${seconds} s`);
    this.seconds = seconds;
  }
}

export type JobRunner = JobQueue & {
  /**
   * Does the queue's jobs, a few at a time. One whose handler throws is tried again later; at least once each.
   * Answers how to take no more; what runs goes on.
   */
  work<Name extends QueueName>(
    queue: Name,
    handler: (data: Jobs[Name]) => Promise<void>,
  ): Promise<() => Promise<void>>;
  /** Enqueues a job without data at every time that `cron` (in UTC) names, once for all copies of the process. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Lets running jobs finish, at most `timeoutMs`, and takes no more. */
  stop(timeoutMs: number): Promise<void>;
};

/** Less than the time that the process has to end; a busy machine may take long to let it in at the start. */
const CONNECTION_WITHIN_MS = 4_000;

const LOOK_AT_CLOCK_MS = 5_000;

/** Opens the job queue on the same Postgres, in its own schema, which it creates and upgrades itself. */
export async function openJobQueue(
  connection: DatabaseConnection,
  options: {
    retryDelaySeconds: number;
    pollMs?: number;
    onError: (error: Error) => void;
    silentConnections?: SilentConnections;
  },
): Promise<JobRunner> {
  const { pollMs = DEFAULT_POLL_INTERVALS.jobsMs, silentConnections } = options;
  // The queue hands what it does not know itself to its pool of connections.
  const pool: Pick<SessionClientConfig, 'silentConnections'> & { Client: typeof SessionClient } = {
    Client: SessionClient,
    silentConnections,
  };
  const boss = new PgBoss({
    ...connection,
    ...pool,
    application_name: 'lawfront-jobs',
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    clock: steadyClock,
    clockMonitorIntervalSeconds: 60,
    max: 4,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  boss.on('error', options.onError);
  await boss.start();
  const lookAtClock = () => mendAfterClockSetBack(boss).catch(options.onError);
  await lookAtClock();
  const clockTimer = setInterval(lookAtClock, LOOK_AT_CLOCK_MS);
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const looking = { pollMs, stopped: stopping.signal };
  await settleQueues(boss, options.retryDelaySeconds);
  return {
    async enqueue(tx, queue, items) {
      await boss.insert(queue, [...items], { db: fromKysely(tx) });
    },
    async runSoon(tx, queue, { id, data }) {
      const db = fromKysely(tx);
      const waiting = await boss.update(queue, undefined, { id, startAfter: 0, db });
      if (waiting.updated > 0) return 'brought_forward';
      const job = await boss.getJobById(queue, id, { db });
      if (job?.state === 'active') return 'at_work';
      if (job) await boss.deleteJob(queue, id, { db });
      await boss.insert(queue, [{ id, data }], { db });
      return 'written';
    },
    work(queue, handler) {
      return startWorkers<Jobs[typeof queue]>(boss, queue, looking, ({ id, data }) =>
        handler(data).catch((error: unknown) => postpone(boss, queue, id, error)),
      );
    },
    schedule: (queue, cron) => boss.schedule(queue, cron),
    stop: (timeoutMs) => {
      clearInterval(clockTimer);
      stopping.abort();
      return boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

/** A job that is to run again later waits as one that has failed does, only as long as it says itself. */
async function postpone(boss: PgBoss, queue: QueueName, id: string, error: unknown): Promise<void> {
  if (!(error instanceof TryAgainLater)) throw error;
  await boss.fail(queue, id);
  await boss.update(queue, undefined, { id, startAfter: error.seconds });
}
