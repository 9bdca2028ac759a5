import { logChanges } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { endSubscriptions } from './queries.ts';

/**
 * Ends confirmed subscriptions on behalf of their owners; returns those that it ended. The proof of consent is kept, as
 * when subscribers use the unsubscribe link themselves. There is no undo: it could restore a subscription whose owner
 * has used that link in the meantime.
 */
export function unsubscribeMany(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  ids: readonly string[],
) {
  return db.transaction().execute(async (tx) => {
    const ended = await endSubscriptions(tx, ids, now());
    const change = { before: { status: 'confirmed' }, after: { status: 'unsubscribed' } };
    const entries = ended.map((id) => ({ id, ...change }));
    const action = 'newsletter.unsubscribe';
    await logChanges(tx, user.username, action, 'newsletter_subscribers', entries);
    return { ids: ended };
  });
}
