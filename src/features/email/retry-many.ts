import { logChanges } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockEmails, markEmailsQueued } from './outbox-queries.ts';
import { canRetry } from './outcomes/rules.ts';

/**
 * Retries mails now, as `retryEmail` does. Skips those that were sent, are no longer needed or are deleted; returns the
 * others. Sends nothing twice.
 */
export function retryMany(
  { db, user }: Pick<Context, 'db'> & { user: User },
  ids: readonly string[],
) {
  return db.transaction().execute(async (tx) => {
    const emails = (await lockEmails(tx, ids)).filter(canRetry);
    const queued = emails.map(({ id }) => id);
    await markEmailsQueued(tx, queued);
    const entries = emails
      // Not audited: queued mails would have been sent anyway, just later.
      .filter(({ state }) => state !== 'queued')
      .map(({ id, kind, state, lastError }) => ({
        ...{ id, before: { kind, state, lastError } },
        after: { kind, state: 'queued', lastError: null },
      }));
    await logChanges(tx, user.username, 'email.retry', 'outbox_emails', entries);
    return { ids: queued };
  });
}
