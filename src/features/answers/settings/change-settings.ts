import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findAnswerSettings, upsertAnswerSettings } from './queries.ts';
import type { AnswerSettings } from './schema.ts';

/**
 * Saves the promised response time and which mails the firm gets; a job then recomputes the due times of everything
 * unanswered.
 */
export function changeAnswerSettings(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  after: AnswerSettings,
): Promise<AnswerSettings> {
  return db.transaction().execute(async (tx) => {
    const before = await findAnswerSettings(tx);
    await upsertAnswerSettings(tx, { ...after, now: now() });
    await logChange(tx, user.username, 'answer_settings.update', ['answer_settings', null], {
      before,
      after,
    });
    return after;
  });
}
