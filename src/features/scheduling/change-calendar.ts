import type { Tx } from '../../../db/client.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { limitConcurrency } from '../../platform/background/limit-concurrency.ts';
import { tooBusy } from '../../platform/errors/too-busy.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockCalendar } from './change-calendar-queries.ts';

/** Runs changes of the calendar one after the other. */
export type TakeTurns = <Result>(change: () => Promise<Result>) => Promise<Result>;

/**
 * One at a time in this process, before a connection is used: the advisory lock would make all others wait with a
 * connection each.
 */
export const createTurns = (): TakeTurns =>
  limitConcurrency(1, { maxWaiting: 200, withinMs: 5_000, refuse: tooBusy });

// A change holds one time and waits for another; a concurrent batch of bookings may do the reverse, which deadlocks.
const ATTEMPTS = 3;

/**
 * Runs a transaction that changes times of appointments or holds; only one at a time runs in all processes. Batches of
 * bookings run beside it. Without this, two updates to the same time would deadlock on the exclusion constraint.
 * Throws `too_busy` if other changes take too long.
 */
export function changeCalendar<Result>(
  { db, inTurn }: Pick<Context, 'db' | 'inTurn'>,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const attempt = () =>
    db.transaction().execute(async (tx) => {
      await lockCalendar(tx);
      return change(tx);
    });
  return inTurn(() => retryOnConflict(ATTEMPTS, attempt));
}
