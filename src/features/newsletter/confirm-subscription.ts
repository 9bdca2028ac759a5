import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import { getSubscription } from './get-subscription.ts';
import { confirmPendingSubscriber } from './queries.ts';
import { tokenPlace } from './token.ts';

/**
 * Second half of a double opt-in. Idempotent; an ended subscription stays ended. Returns the subscription's status.
 * Throws `subscription_not_found`.
 */
export async function confirmSubscription(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  token: string,
) {
  const tokenHash = hashOfToken(token);
  await db.transaction().execute(async (tx) => {
    const confirmed = await confirmPendingSubscriber(tx, tokenHash, now());
    if (!confirmed) return;
    await enqueueEmails(tx, [
      {
        kind: 'newsletter_welcome',
        toEmail: confirmed.email,
        toName: '',
        payload: { id: confirmed.id, sealedToken: secrets.seal(token, tokenPlace(confirmed.id)) },
        dedupeKey: `newsletter_welcome:${tokenHash}`,
      },
    ]);
  });
  return getSubscription(db, token);
}
