import type { Db } from '../../../../db/client.ts';
import type { JobQueue } from '../../../platform/background/queue.ts';
import { addSeconds } from '../../../platform/time/date-math.ts';
import { claimDueSyncs } from './claim-queries.ts';

const BATCH_SIZE = 100;
// The queue loses no jobs. If one waits longer than this, another is enqueued, and the later one finds nothing to do.
const RUNS_WITHIN_SECONDS = 15 * 60;

/**
 * Enqueues a job for each due event and postpones its next try, in one transaction. Returns whether there may be more
 * due events. Safe to run in several processes at once.
 */
export function dispatchSyncs({
  db,
  jobs,
  now,
}: {
  db: Db;
  jobs: JobQueue;
  now: () => Date;
}): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const until = addSeconds(now(), RUNS_WITHIN_SECONDS);
    const due = await claimDueSyncs(tx, { now: now(), until, limit: BATCH_SIZE });
    if (due.length > 0) {
      await jobs.enqueue(
        tx,
        'sync-appointment',
        due.map((data) => ({ data })),
      );
    }
    return due.length === BATCH_SIZE;
  });
}
