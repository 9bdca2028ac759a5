import { insertAuditEntries } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { endSubscriptions } from './queries.ts';

/**
 * Ends confirmed subscriptions for their owners; returns those that it ended. The proof of their consent is kept as after
 * a press on the link in a mail. There is no undo: it could restore a subscription whose owner has pressed that link
 * meanwhile.
 */
export function unsubscribeMany(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  ids: readonly string[],
) {
  return db.transaction().execute(async (tx) => {
    const ended = await endSubscriptions(tx, ids, now());
    await insertAuditEntries(
      tx,
      ended.map((id) => ({
        actor: user.username,
        action: 'newsletter.unsubscribe',
        entity: 'newsletter_subscribers',
        entityId: id,
        before: { status: 'confirmed' },
        after: { status: 'unsubscribed' },
      })),
    );
    return { ids: ended };
  });
}
