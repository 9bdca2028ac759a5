import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { deleteSeries } from './queries.ts';

/**
 * Removes all blocks of a series, or a block and the later ones, so that the times can be booked again. Throws
 * `time_off_not_found`.
 */
export async function unblockSeries(
  { db, user }: Pick<Context, 'db'> & { user: User },
  input: { id: string; scope: 'later' | 'all' },
): Promise<{ count: number }> {
  return db.transaction().execute(async (tx) => {
    const removed = await deleteSeries(tx, input);
    const [one] = removed;
    if (!one) throw notFound('time_off', 'This block no longer exists.');
    const count = removed.length;
    const starts = removed.map(({ startsAt }) => startsAt.getTime());
    const ends = removed.map(({ endsAt }) => endsAt.getTime());
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'time-off.series-delete',
      entity: 'time_off',
      entityId: one.seriesId,
      before: {
        count,
        startsAt: new Date(Math.min(...starts)),
        endsAt: new Date(Math.max(...ends)),
        reason: one.reason,
        ...(one.hostNumber !== null && { hostNumber: one.hostNumber }),
      },
      after: null,
    });
    return { count };
  });
}
