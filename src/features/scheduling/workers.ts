import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteExpiredHolds } from './holds/delete-expired-holds.ts';

/** Starts the background job that deletes expired holds. */
export async function startSchedulingWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await jobs.schedule('tidy-holds', '* * * * *');
  await jobs.work('tidy-holds', () => deleteExpiredHolds(deps));
}
