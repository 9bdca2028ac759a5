import { logChange } from '../../../../platform/audit/queries.ts';
import type { User } from '../../../../platform/auth/user.ts';
import { notFound } from '../../../../platform/errors/errors.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import { restartLetters } from '../delivery/refusal-queries.ts';

/**
 * Resumes letters, from the next one on, to a subscriber whose address the mail server had rejected. Throws
 * `stopped_subscriber_not_found`.
 */
export function allowLettersAgain(
  { db, user }: Pick<Context, 'db'> & { user: User },
  id: string,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await restartLetters(tx, id)))
      throw notFound('stopped_subscriber', 'Letters to this subscriber have not stopped.');
    await logChange(tx, user.username, 'letter.allow_again', ['newsletter_subscribers', id], {
      before: { letters: 'stopped' },
      after: { letters: 'sent' },
    });
  });
}
