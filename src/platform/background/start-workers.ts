import type { PgBoss } from 'pg-boss';

/** How many jobs of a queue one process does at a time. */
const AT_ONCE = 4;

// Workers are woken. Should one not be, it looks by itself after so long.
const LOOKS_ALONE_AFTER_SECONDS = 30;

/**
 * Starts workers of a queue, of which one looks for a job every `pollMs` on behalf of all that have none: a process
 * that has nothing to do asks the database once, however many jobs it could do at a time. Where there was a job there
 * may be more, so the one that found it sends another one to look, and looks again itself as soon as it is done.
 * Answers how to let them take no more; what runs goes on. `stopped` tells when the queue itself has been stopped.
 */
export async function startWorkers<Data>(
  boss: PgBoss,
  queue: string,
  { pollMs, stopped }: { pollMs: number; stopped: AbortSignal },
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
  const timer = setInterval(sendOneToLook, pollMs);
  const sendNoMore = () => clearInterval(timer);
  stopped.addEventListener('abort', sendNoMore);
  return async () => {
    sendNoMore();
    stopped.removeEventListener('abort', sendNoMore);
    await Promise.all(ids.map((id) => boss.offWork(queue, { id })));
  };
}
