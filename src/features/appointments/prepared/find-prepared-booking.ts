import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findPrepared } from './queries.ts';

/** Until when a time is held for the person who has the link with this token; null if none is held. */
export async function findPreparedBooking({ db, now }: Pick<Context, 'db' | 'now'>, hold: string) {
  const found = await findPrepared(db, { tokenHash: hashOfToken(hold), now: now() });
  if (!found) return null;
  const { scheduledDate, heldUntil } = found;
  return { scheduledDate, heldUntil };
}
