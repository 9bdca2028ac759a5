import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { asBlock, deleteTimeOff } from './queries.ts';

/** Removes time off, so that the time can be booked again. Throws `time_off_not_found`. */
export async function unblockTime(
  { db, user }: Pick<Context, 'db'> & { user: User },
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [block] = await deleteTimeOff(tx, [id]);
    if (!block) {
      throw notFound('time_off', 'This block no longer exists.');
    }
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'time-off.delete',
      entity: 'time_off',
      entityId: id,
      before: asBlock(block),
      after: null,
    });
  });
}
