import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockEmail, markEmailDismissed } from './outbox-queries.ts';
import { noSuchEmail } from './preview-email.ts';

/**
 * Dismisses a mail that needs attention: it is not sent and staff are no longer reminded of it. Idempotent. Throws
 * `email_not_found` or `needs_no_attention`.
 */
export function dismissEmail({ db, user }: Pick<Context, 'db'> & { user: User }, id: string) {
  return db.transaction().execute(async (tx) => {
    const before = await lockEmail(tx, id);
    if (!before) throw noSuchEmail();
    if (before.state === 'skipped') return before;
    if (before.state !== 'needs_attention') {
      throw new DomainError(
        'conflict',
        'needs_no_attention',
        'Only a mail that needs attention can be dismissed.',
      );
    }
    const after = await markEmailDismissed(tx, id);
    await logChange(tx, user.username, 'email.dismiss', ['outbox_emails', id], {
      before: { kind: before.kind, state: before.state, lastError: before.lastError },
      after: { kind: after.kind, state: after.state, lastError: after.lastError },
    });
    return after;
  });
}
