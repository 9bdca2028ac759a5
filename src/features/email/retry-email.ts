import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockEmail, markEmailQueued } from './outbox-queries.ts';
import { canRetry } from './outcomes/rules.ts';
import { noSuchEmail } from './preview-email.ts';
import type { EmailState } from './rules.ts';

type Deps = Pick<Context, 'db'> & { user: User };

const REFUSALS: Partial<Record<EmailState, readonly [reason: string, message: string]>> = {
  sent: ['already_sent', 'This mail has been sent already.'],
  skipped: ['not_needed', 'There is no longer a reason to send this mail.'],
};

/**
 * Retries a mail now instead of at its next scheduled attempt; also sends one that was skipped because of the limit per
 * receiver. Idempotent, and sends nothing twice. Throws `email_not_found`, `already_sent` or `not_needed`.
 */
export function retryEmail({ db, user }: Deps, id: string) {
  return db.transaction().execute(async (tx) => {
    const before = await lockEmail(tx, id);
    if (!before) throw noSuchEmail();
    const refusal = REFUSALS[before.state];
    if (refusal && !canRetry(before)) throw new DomainError('conflict', ...refusal);
    const after = await markEmailQueued(tx, id);
    // Not audited: it would have been sent anyway, just later.
    if (before.state === 'queued') return after;
    await logChange(tx, user.username, 'email.retry', ['outbox_emails', id], {
      before: { kind: before.kind, state: before.state, lastError: before.lastError },
      after: { kind: after.kind, state: after.state, lastError: after.lastError },
    });
    return after;
  });
}
