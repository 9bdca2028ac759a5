import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockEmbedSettings, upsertEmbedSettings } from './queries.ts';
import type { SaveEmbedInput } from './schema.ts';

/**
 * Replaces the list of sites that may embed parts of this one; it takes effect at once. Throws
 * `edited_meanwhile` if somebody else has saved since the settings were loaded.
 */
export function saveEmbedSettings(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { origins, updatedAt }: SaveEmbedInput,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockEmbedSettings(tx);
    if (before.updatedAt.getTime() !== Date.parse(updatedAt)) {
      throw editedMeanwhile('Somebody else has saved these settings since you opened them.');
    }
    const saved = await upsertEmbedSettings(tx, origins);
    await logChange(tx, user.username, 'embed.update', ['embed_settings', null], {
      before: { origins: before.origins },
      after: { origins },
    });
    return saved;
  });
}
