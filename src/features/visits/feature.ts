import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { applyVisitRetention } from './delete-old-counts.ts';
import { visitsRouter } from './router.ts';

const EVERY_DAY = '41 3 * * *';

/** Deletes counts of visits whose retention period is over. */
async function startVisitWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await jobs.schedule('delete-old-visit-counts', EVERY_DAY);
  await jobs.work('delete-old-visit-counts', () => applyVisitRetention(deps));
}

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const visitsFeature = {
  routers: { visits: visitsRouter },
  startWorkers: startVisitWorkers,
};
