import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { applyRetention } from './apply-retention.ts';

const EVERY_DAY = '41 3 * * *';

/** Deletes personal data whose retention period is over. */
export async function startPrivacyWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now' | 'personalData'>,
): Promise<void> {
  await jobs.schedule('forget-old-data', EVERY_DAY);
  await jobs.work('forget-old-data', () => applyRetention(deps));
}
