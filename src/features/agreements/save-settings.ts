import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { requireUnedited } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockSettings, updateSettings } from './queries.ts';
import type { TranslationRule } from './rules.ts';

type Settings = { expiryDays: number; reminderDays: number; translationRule: TranslationRule };

/** Saves how long there is to sign, and who gets a translation; agreements already sent keep their day. Throws `edited_meanwhile`. */
export function saveSettings(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { updatedAt, ...settings }: Settings & { updatedAt: string },
) {
  return db.transaction().execute(async (tx) => {
    const { updatedAt: savedAt, ...before } = await lockSettings(tx);
    requireUnedited({ updatedAt: savedAt }, updatedAt, 'these settings');
    const after = await updateSettings(tx, settings);
    await logChange(tx, user.username, 'agreement-settings.update', ['agreement_settings', null], {
      before,
      after: settings,
    });
    return after;
  });
}
