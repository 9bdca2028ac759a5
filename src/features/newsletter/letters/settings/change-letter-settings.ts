import { logChange } from '../../../../platform/audit/queries.ts';
import type { User } from '../../../../platform/auth/user.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import { findLetterSettings, upsertLetterSettings } from './queries.ts';

/** Sets how many mails of letters are sent per minute; applies to letters that are being sent, too. */
export function changeLetterSettings(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  after: { perMinute: number },
) {
  return db.transaction().execute(async (tx) => {
    const before = await findLetterSettings(tx);
    await upsertLetterSettings(tx, { ...after, now: now() });
    await logChange(tx, user.username, 'letter_settings.update', ['letter_settings', null], {
      before,
      after,
    });
    return after;
  });
}
