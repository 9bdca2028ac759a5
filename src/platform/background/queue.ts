import { fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Tx } from '../../../db/client.ts';
import { SessionClient, type SessionClientConfig } from '../../../db/session-client.ts';
import type { SilentConnections } from '../../../db/silent-connections.ts';
import { repairTimestampsAfterClockSetBack, steadyClock } from './clock-set-back.ts';
import { createPoller, type IdleBackoff } from './create-poller.ts';
import { DEFAULT_POLL_INTERVALS } from './poll-intervals.ts';
import { HEARTBEAT_SECONDS, type Jobs, QUEUE_NAMES, type QueueName, syncQueues } from './queues.ts';
import { startWorkers } from './start-workers.ts';
import { watchDueQueues } from './watch-due-queues.ts';
import { withTimeout } from './with-timeout.ts';

/** The queue's interface for use cases. */
export type JobQueue = {
  /**
   * Inserts jobs in the caller's transaction: they exist only if it commits. A job whose id already exists is skipped.
   * None runs before its `startAfter`.
   */
  enqueue<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    items: readonly { id?: string; data: Jobs[Name]; startAfter?: Date }[],
  ): Promise<void>;
  /**
   * Makes a job run as soon as possible, in the caller's transaction: a job that waits for its retry is brought
   * forward, a finished one is inserted again, and an active one is left alone. There are never two jobs with the same
   * id.
   */
  runNow<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    job: { id: string; data: Jobs[Name] },
  ): Promise<'brought_forward' | 'written' | 'at_work'>;
};

/** Thrown by a handler to postpone its job by `seconds`. */
export class TryAgainLater extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Again in ${seconds} s`);
    this.seconds = seconds;
  }
}

export type JobRunner = JobQueue & {
  /**
   * Processes the queue's jobs, a few at a time, at least once each; retries a job whose handler throws. Resolves to a
   * function that stops fetching jobs; active ones continue.
   */
  work<Name extends QueueName>(
    queue: Name,
    handler: (data: Jobs[Name]) => Promise<void>,
  ): Promise<() => Promise<void>>;
  /** Enqueues a job without data at each time that matches `cron` (in UTC), once across all instances. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Stops fetching jobs and waits for active ones, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
};

/** Shorter than the shutdown timeout, yet long enough to connect on a busy machine. */
const CONNECTION_WITHIN_MS = 4_000;

const CLOCK_CHECK_INTERVAL_MS = 5_000;

/** Tables of jobs are `job` and its partitions. */
const JOB_INSERT = /\binsert into pgboss\.j/i;

/** Opens the job queue on the same Postgres, in its own schema, which it creates and upgrades itself. */
export async function openJobQueue(
  connection: DatabaseConnection,
  options: {
    retryDelaySeconds: number;
    pollMs?: number;
    /** Idle backoff: while nothing is written, the queue polls only when the next job is due. */
    idleBackoff?: Omit<IdleBackoff, 'findNextMs'>;
    onError: (error: Error) => void;
    silentConnections?: SilentConnections;
  },
): Promise<JobRunner> {
  const { pollMs = DEFAULT_POLL_INTERVALS.jobsMs, idleBackoff, silentConnections } = options;
  // pg-boss passes options that it does not know to its connection pool.
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
    // For dependencies between jobs, which are not used here.
    flowIntervalSeconds: 60,
    max: 2,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  boss.on('error', options.onError);
  await boss.start();
  await repairTimestampsAfterClockSetBack(boss).catch(options.onError);
  const clockCheck = createPoller({
    everyMs: CLOCK_CHECK_INTERVAL_MS,
    idleBackoff,
    run: () => repairTimestampsAfterClockSetBack(boss),
    onError: (error) => options.onError(error as Error),
  });
  const dueQueues = watchDueQueues(boss, { pollMs, idleBackoff, onError: options.onError });
  onJobInserted(boss, dueQueues.pollNow);
  await syncQueues(boss, options.retryDelaySeconds);
  return {
    async enqueue(tx, queue, items) {
      await boss.insert(queue, [...items], { db: fromKysely(tx) });
    },
    async runNow(tx, queue, { id, data }) {
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
      return startWorkers<Jobs[typeof queue]>(boss, queue, dueQueues, ({ id, data }) =>
        handler(data).catch((error: unknown) => postpone(boss, queue, id, error)),
      );
    },
    schedule: (queue, cron) => boss.schedule(queue, cron),
    stop: async (timeoutMs) => {
      void clockCheck.stop();
      dueQueues.stop();
      const idle = Promise.all(QUEUE_NAMES.map((queue) => boss.offWork(queue)));
      await withTimeout(idle, timeoutMs, () => undefined);
      // Its own wait for active jobs takes at least half a second.
      await boss.stop({ graceful: false });
    },
  };
}

/** Calls `listener` when pg-boss itself inserts a job: at the time of a schedule, or for a retry. */
function onJobInserted(boss: PgBoss, listener: () => void): void {
  const db = boss.getDb();
  const executeSql = db.executeSql.bind(db);
  db.executeSql = async (text, values) => {
    const result = await executeSql(text, values);
    if (JOB_INSERT.test(text)) listener();
    return result;
  };
}

/** Postpones a job that threw `TryAgainLater`: like a failed job, but with its own delay. Rethrows any other error. */
async function postpone(boss: PgBoss, queue: QueueName, id: string, error: unknown): Promise<void> {
  if (!(error instanceof TryAgainLater)) throw error;
  await boss.fail(queue, id);
  await boss.update(queue, undefined, { id, startAfter: error.seconds });
}
