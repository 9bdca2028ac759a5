import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { cleanUpLocalPool } from './local-pool/clean-up.ts';

const EVERY_HOUR = '17 * * * *';

/** Deletes expired records of the embedded user pool, if it is in use. */
export async function startIdentityWorkers(
  jobs: JobRunner,
  { db, now, identity }: Pick<Context, 'db' | 'now' | 'identity'>,
): Promise<void> {
  if (identity.kind !== 'local') return;
  await jobs.schedule('clean-up-local-pool', EVERY_HOUR);
  await jobs.work('clean-up-local-pool', () => cleanUpLocalPool(db, now()));
}
