import type { Db } from '../../../../db/client.ts';
import type { JobQueue } from '../../../platform/background/queue.ts';
import { addSeconds } from '../../../platform/time/date-math.ts';
import { takeDueSyncs } from './claim-queries.ts';

const AT_ONCE = 100;
// The queue loses no job; should one wait this long, another is written, and the later one finds nothing to do.
const RUNS_WITHIN_SECONDS = 15 * 60;

/**
 * Writes a job for each event that is due, in one transaction with the note that it is written. Answers whether
 * there may be more. Any number of processes may do it at once.
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
    const due = await takeDueSyncs(tx, { now: now(), until, limit: AT_ONCE });
    if (due.length > 0) {
      await jobs.enqueue(
        tx,
        'sync-appointment',
        due.map((data) => ({ data })),
      );
    }
    return due.length === AT_ONCE;
  });
}
