import type { Db, Tx } from '../../../../../db/client.ts';
import type { JobQueue } from '../../../../platform/background/queue.ts';
import { deleteFreeHosts, lockDueSources } from './queries.ts';

const AT_ONCE = 200;

/** Writes a job for every source that is due. One that waits or is at work already is not written again. */
export async function enqueueDueSources(
  { db, jobs }: { db: Db; jobs: JobQueue },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const id of await lockDueSources(tx, now, AT_ONCE)) await enqueueFetch(tx, jobs, id);
  });
  await deleteFreeHosts(db);
}

/** The job of a source has the source's id, so that there is one at most. */
export function enqueueFetch(tx: Tx, jobs: JobQueue, sourceId: string) {
  return jobs.runSoon(tx, 'fetch-news-source', { id: sourceId, data: { sourceId } });
}
