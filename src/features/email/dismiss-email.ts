import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockEmail, markEmailDismissed } from './outbox-queries.ts';
import { noSuchEmail } from './preview-email.ts';

/**
 * Lets a mail be that needs attention: it is not sent, and nobody is reminded of it any more. Repeating it
 * changes nothing. Throws `no_such_email` or `needs_no_attention`.
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
        'Only a mail that needs attention can be let be.',
      );
    }
    const after = await markEmailDismissed(tx, id);
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'email.dismiss',
      entity: 'outbox_emails',
      entityId: id,
      before: { kind: before.kind, state: before.state, lastError: before.lastError },
      after: { kind: after.kind, state: after.state, lastError: after.lastError },
    });
    return after;
  });
}
