import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { endWait } from './end-wait.ts';
import { lockWait } from './queries.ts';

/** Staff take a client off the list; an offered time is free again at once. Idempotent. Throws `wait_not_found`. */
export function removeFromList(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  id: string,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const wait = await lockWait(tx, id);
    if (!wait) throw notFound('wait', 'There is no such entry.');
    if (wait.endedAt) return;
    await endWait(tx, id, { because: 'removed', now: now() });
    const { consultationType, fromDay, untilDay, createdAt } = wait;
    // Without the client's name: see docs/decisions/erasure-and-retention.md.
    const before = { consultationType, fromDay, untilDay, waitsSince: createdAt };
    await logChange(tx, user.username, 'wait.remove', ['waits', id], { before, after: before });
  });
}
