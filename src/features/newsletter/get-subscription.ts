import type { Db } from '../../../db/client.ts';
import * as errors from '../../../messages/en/errors.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findSubscription, markUnsubscribed } from './queries.ts';

/** The subscription that a link from one of our mails belongs to. Throws `subscription_not_found`. */
export async function getSubscription(db: Db, token: string) {
  const subscription = await findSubscription(db, hashOfToken(token));
  if (subscription) return subscription;
  throw notFound('subscription', errors.subscriptionNotFound);
}

/** Ends a subscription; repeating it changes nothing. Throws `subscription_not_found`. */
export async function unsubscribe({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  await markUnsubscribed(db, hashOfToken(token), now());
  return getSubscription(db, token);
}
