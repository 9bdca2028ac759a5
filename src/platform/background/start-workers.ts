import type { PgBoss } from 'pg-boss';
import type { DueQueues } from './watch-due-queues.ts';

/** How many jobs of a queue one process runs concurrently. */
const AT_ONCE = 4;

// Fallback polling interval: normally, workers are woken when their queue has a job to run.
const FALLBACK_POLL_SECONDS = 300;

/**
 * Starts the workers of a queue. When the queue has a job to run, an idle worker fetches it and wakes another one, as
 * there may be more jobs; it fetches again when its job is done. Resolves to a function that stops fetching jobs;
 * active ones continue.
 */
export async function startWorkers<Data>(
  boss: PgBoss,
  queue: string,
  dueQueues: Pick<DueQueues, 'onDue'>,
  handler: (job: { id: string; data: Data }) => Promise<void>,
): Promise<() => Promise<void>> {
  const idle = new Set<string>();
  const wakeIdleWorker = () => {
    const [id] = idle;
    if (id !== undefined) boss.notifyWorker(id);
  };
  const startOne = async () => {
    const id: string = await boss.work<Data>(
      queue,
      { batchSize: 1, pollingIntervalSeconds: FALLBACK_POLL_SECONDS },
      async (jobs) => {
        idle.delete(id);
        wakeIdleWorker();
        try {
          for (const job of jobs) await handler(job);
        } finally {
          idle.add(id);
          boss.notifyWorker(id);
        }
      },
    );
    idle.add(id);
    return id;
  };
  const ids = await Promise.all(Array.from({ length: AT_ONCE }, startOne));
  const stopListening = dueQueues.onDue(queue, wakeIdleWorker);
  return async () => {
    stopListening();
    await Promise.all(ids.map((id) => boss.offWork(queue, { id })));
  };
}
