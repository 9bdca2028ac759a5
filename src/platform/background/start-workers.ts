import type { PgBoss } from 'pg-boss';
import { createPoller } from './create-poller.ts';

/** How many jobs of a queue one process runs at a time. */
const AT_ONCE = 4;

// Fallback: workers are normally woken by the poller below.
const LOOKS_ALONE_AFTER_SECONDS = 30;

/**
 * Starts the workers of a queue. Every `pollMs` one idle worker polls for all of them, so that an idle process sends
 * one query instead of one per worker. A worker that finds a job wakes another idle one, as there may be more jobs, and
 * polls again itself when its job is done. Resolves to a function that stops taking jobs; active ones go on. `stopped`
 * is aborted when the queue itself has been stopped.
 */
export async function startWorkers<Data>(
  boss: PgBoss,
  queue: string,
  {
    pollMs,
    stopped,
    onError,
  }: { pollMs: number; stopped: AbortSignal; onError: (error: Error) => void },
  handler: (job: { id: string; data: Data }) => Promise<void>,
): Promise<() => Promise<void>> {
  const idle = new Set<string>();
  const sendOneToLook = () => {
    const [id] = idle;
    if (id !== undefined) boss.notifyWorker(id);
  };
  const startOne = async () => {
    const id: string = await boss.work<Data>(
      queue,
      { batchSize: 1, pollingIntervalSeconds: LOOKS_ALONE_AFTER_SECONDS },
      async (jobs) => {
        idle.delete(id);
        sendOneToLook();
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
  const poller = createPoller({
    everyMs: pollMs,
    run: sendOneToLook,
    onError: (error) => onError(error as Error),
  });
  const sendNoMore = () => void poller.stop();
  stopped.addEventListener('abort', sendNoMore);
  return async () => {
    sendNoMore();
    stopped.removeEventListener('abort', sendNoMore);
    await Promise.all(ids.map((id) => boss.offWork(queue, { id })));
  };
}
