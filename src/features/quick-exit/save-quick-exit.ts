import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockQuickExitSettings, upsertQuickExitSettings } from './queries.ts';
import type { SaveQuickExitInput } from './schema.ts';

/**
 * Replaces the settings of the quick exit. Throws `invalid_input` for a neutral site that is this one, and
 * `edited_meanwhile` if somebody else has saved since the settings were loaded.
 */
export function saveQuickExit(
  { db, user, publicUrl }: Pick<Context, 'db' | 'publicUrl'> & { user: User },
  { updatedAt, ...after }: SaveQuickExitInput,
) {
  if (new URL(after.neutralUrl).host === new URL(publicUrl).host) {
    throw invalidField('neutralUrl', 'Choose a website other than this one');
  }
  return inTransaction(db, async (tx) => {
    const { updatedAt: savedAt, ...before } = await lockQuickExitSettings(tx);
    if (savedAt.getTime() !== Date.parse(updatedAt)) {
      throw editedMeanwhile('Somebody else has saved these settings since you opened them.');
    }
    const saved = await upsertQuickExitSettings(tx, after);
    await logChange(tx, user.username, 'quick_exit.update', ['quick_exit_settings', null], {
      before,
      after,
    });
    return saved;
  });
}
