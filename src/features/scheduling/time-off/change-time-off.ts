import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { blockAppointmentWrites, insertTimeOff, listBookedIn } from './queries.ts';

/** What the audit log stores of a change, besides who made it. */
type Entry = { action: string; entityId: string | null; state: object };

type Block = { startsAt: Date; endsAt: Date; reason: string | null };

/** Time off that was added or removed: at least one. */
type Changed<Row> = readonly [Row, ...Row[]];

type Stored = Awaited<ReturnType<ReturnType<typeof insertTimeOff>['execute']>>[number];

/**
 * Adds time off of a host, or (`hostNumber` is null) of the firm: nothing can be booked then. Existing appointments are
 * kept; the result has their number. All or nothing.
 */
export async function addTimeOff(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  { blocks, ...common }: { hostNumber: number | null; seriesId: string | null; blocks: Block[] },
  entryOf: (added: Changed<Stored>) => Entry,
) {
  const author = { createdBy: user.username, createdAt: now() };
  return db.transaction().execute(async (tx) => {
    await blockAppointmentWrites(tx);
    const rows = blocks.map((block) => ({ ...block, ...common, ...author }));
    const [first, ...others] = await insertTimeOff(tx, rows).execute();
    if (!first) throw new Error('There is no time off to add');
    const added: Changed<Stored> = [first, ...others];
    const { action, entityId, state } = entryOf(added);
    await logChange(tx, user.username, action, ['time_off', entityId], { after: state });
    const booked = await listBookedIn(tx, { spans: blocks, hostNumber: common.hostNumber });
    return { added, appointments: booked.length };
  });
}

/** Removes time off, so that the times can be booked again. Throws `time_off_not_found` if there is none to remove. */
export async function removeTimeOff<Row>(
  { db, user }: Pick<Context, 'db'> & { user: User },
  remove: (tx: Tx) => Promise<Row[]>,
  entryOf: (removed: Changed<Row>) => Entry,
  missing = 'This block no longer exists.',
): Promise<{ count: number }> {
  return db.transaction().execute(async (tx) => {
    const [first, ...others] = await remove(tx);
    if (!first) throw notFound('time_off', missing);
    const { action, entityId, state } = entryOf([first, ...others]);
    await logChange(tx, user.username, action, ['time_off', entityId], { before: state });
    return { count: 1 + others.length };
  });
}
