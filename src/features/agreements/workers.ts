import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { expireAndRemind } from './expire-and-remind.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Starts the job that ends agreements whose time to sign is over, and reminds clients of the others. */
export async function startAgreementWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now' | 'secrets'>,
): Promise<void> {
  await jobs.schedule('end-agreements', EVERY_TEN_MINUTES);
  await jobs.work('end-agreements', () => expireAndRemind(deps));
}
