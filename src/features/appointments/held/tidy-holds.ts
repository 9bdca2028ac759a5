import type { Context } from '../../../platform/trpc/context.ts';
import { deleteEndedHolds, endExpiredHolds } from './queries.ts';

/**
 * Ends expired holds and deletes old ones. Only tidies up: an expired hold keeps nobody from its time. Called every
 * minute, and safe to run in several processes.
 */
export async function tidyHolds({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await endExpiredHolds(db, now());
  await deleteEndedHolds(db, now());
}
