import type { Db } from '../../../db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import { findSubscription } from './queries.ts';

/** The subscription that a link from one of our mails belongs to. Throws `subscription_not_found`. */
export async function getSubscription(db: Db, token: string) {
  const subscription = await findSubscription(db, hashOfToken(token));
  if (subscription) return subscription;
  throw notFound('subscription', 'This link no longer works.');
}
