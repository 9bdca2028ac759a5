import type { Context } from '../../../platform/trpc/context.ts';
import { deleteEndedHolds, endExpiredHolds } from './queries.ts';

/**
 * Ends expired holds and deletes old ones. Cleanup only: an expired hold blocks nobody. Called every minute, and safe
 * to run in several processes.
 */
export async function tidyHolds({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await endExpiredHolds(db, now());
  await deleteEndedHolds(db, now());
}
