import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { auditHold } from './audit-hold.ts';
import { noSuchHold, requireNotPaying } from './get-hold.ts';
import { deleteHold } from './queries.ts';

/** Releases a held time, so that others can take it. Throws `hold_not_found` or `client_is_paying`. */
export function releaseHold(
  { db, user }: Pick<Context, 'db'> & { user: User },
  id: string,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const hold = await deleteHold(tx, id);
    if (!hold) throw noSuchHold();
    requireNotPaying(hold);
    await auditHold(tx, { actor: user.username, action: 'release' }, hold);
  });
}
