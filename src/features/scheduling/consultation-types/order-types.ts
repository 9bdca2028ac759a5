import { inTransaction } from '../../../../db/in-transaction.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listTypeSettings, lockTypeKeys, updatePositions } from './queries.ts';

/**
 * Puts all types in the order in which visitors and staff choose from them. Returns them. Throws `edited_meanwhile`
 * unless each type is named exactly once.
 */
export function orderTypes(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { keys }: { keys: readonly string[] },
) {
  return inTransaction(db, async (tx) => {
    const before = await lockTypeKeys(tx);
    if (before.toSorted().join() !== keys.toSorted().join()) {
      throw editedMeanwhile('Somebody else has added or deleted a type since you opened the list.');
    }
    await updatePositions(tx, keys);
    await logChange(tx, user.username, 'consultation-type.order', ['consultation_types', null], {
      before: { keys: before },
      after: { keys },
    });
    return listTypeSettings(tx);
  });
}
