import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { applyRetention } from './apply-retention.ts';
import { privacyRouter } from './router.ts';

const EVERY_DAY = '41 3 * * *';

/** Deletes personal data whose retention period is over. */
async function startPrivacyWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now' | 'personalData'>,
): Promise<void> {
  await jobs.schedule('forget-old-data', EVERY_DAY);
  await jobs.work('forget-old-data', () => applyRetention(deps));
}

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const privacyFeature = {
  routers: { privacy: privacyRouter },
  startWorkers: startPrivacyWorkers,
  actions: {
    'privacy.erase': 'erased a person',
    'privacy.export': 'exported the data of a person',
  },
};
