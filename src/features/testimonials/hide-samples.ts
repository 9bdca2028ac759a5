import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { unpublishSamples } from './queries.ts';

/** Unpublishes all sample testimonials, with an audit entry for each. Idempotent. Returns how many there were. */
export function hideSamples({ db, user }: Pick<Context, 'db'> & { user: User }): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const hidden = await unpublishSamples(tx);
    for (const { id, clientName } of hidden) {
      await logChange(tx, user.username, 'testimonial.update', ['testimonials', id], {
        before: { clientName, isPublished: true },
        after: { clientName, isPublished: false },
      });
    }
    return hidden.length;
  });
}
