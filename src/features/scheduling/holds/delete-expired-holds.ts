import type { Context } from '../../../platform/trpc/context.ts';
import { deleteEndedHolds, endExpiredHolds } from './queries.ts';

/** Ends expired holds and deletes old ones. Cleanup only: an expired hold blocks nobody. */
export async function deleteExpiredHolds({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await endExpiredHolds(db, now());
  await deleteEndedHolds(db, now());
}
