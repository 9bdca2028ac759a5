import type { PgBoss } from 'pg-boss';
import { createPoller, type IdleBackoff } from './create-poller.ts';
import { findDueQueues, findNextJobMs } from './due-queue-queries.ts';

export type DueQueues = {
  /** Calls `wake` whenever the queue has a job to run. Returns a function that unsubscribes it. */
  onDue(queue: string, wake: () => void): () => void;
  pollNow(): void;
  /** Stops polling for all queues. */
  stop(): void;
};

/**
 * Polls for queues with jobs to run, every `pollMs`. It uses one query for all queues: most of them run one job a day,
 * and a query for each queue would be most of the load of an idle server.
 */
export function watchDueQueues(
  boss: PgBoss,
  {
    pollMs,
    idleBackoff,
    onError,
  }: {
    pollMs: number;
    idleBackoff?: Omit<IdleBackoff, 'findNextMs'> | undefined;
    onError: (error: Error) => void;
  },
): DueQueues {
  const wakes = new Map<string, Set<() => void>>();
  const poller = createPoller({
    everyMs: pollMs,
    idleBackoff: idleBackoff && { ...idleBackoff, findNextMs: () => findNextJobMs(boss) },
    run: async () => {
      for (const queue of await findDueQueues(boss)) {
        for (const wake of wakes.get(queue) ?? []) wake();
      }
    },
    onError: (error) => onError(error as Error),
  });
  return {
    onDue(queue, wake) {
      const others = wakes.get(queue) ?? new Set();
      wakes.set(queue, others.add(wake));
      return () => void others.delete(wake);
    },
    pollNow: () => poller.wakeUp(),
    stop: () => void poller.stop(),
  };
}
