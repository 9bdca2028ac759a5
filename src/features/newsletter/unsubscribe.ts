import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getSubscription } from './get-subscription.ts';
import { markUnsubscribed } from './queries.ts';

/** Ends a subscription; repeating it changes nothing. Throws `subscription_not_found`. */
export async function unsubscribe({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  await markUnsubscribed(db, hashOfToken(token), now());
  return getSubscription(db, token);
}
