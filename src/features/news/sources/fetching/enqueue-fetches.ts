import type { Db, Tx } from '../../../../../db/client.ts';
import type { JobQueue } from '../../../../platform/background/queue.ts';
import { deleteFreeHosts, lockDueSources } from './queries.ts';

const AT_ONCE = 200;

/** Enqueues a job for every source that is due, unless one is already waiting or running. */
export async function enqueueDueSources(
  { db, jobs }: { db: Db; jobs: JobQueue },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const id of await lockDueSources(tx, now, AT_ONCE)) await enqueueFetch(tx, jobs, id);
  });
  await deleteFreeHosts(db);
}

/** The job has the id of its source, so a source has at most one. */
export function enqueueFetch(tx: Tx, jobs: JobQueue, sourceId: string) {
  return jobs.runNow(tx, 'fetch-news-source', { id: sourceId, data: { sourceId } });
}
