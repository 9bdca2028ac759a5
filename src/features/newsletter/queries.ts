import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';

type Status = 'pending' | 'confirmed' | 'unsubscribed';

/**
 * Stores a pending subscription and its confirmation token; an earlier token for the same address becomes invalid.
 * Returns the id, or undefined if the address is subscribed already, in which case nothing changes.
 */
export async function upsertPendingSubscriber(
  tx: Tx,
  subscriber: Record<'email' | 'consentText' | 'tokenHash', string> & {
    consentedAt: Date;
    clientLanguage: string | null;
  },
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('newsletterSubscribers')
    .values({ ...subscriber, createdAt: subscriber.consentedAt })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ ...subscriber, status: 'pending', unsubscribedAt: null })
        .where('newsletterSubscribers.status', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
}

/**
 * Whether a token belongs to a subscriber: one from a mail about the subscription, or one from a letter. Having a token
 * proves access to the subscriber's mailbox.
 */
const hasToken = (tokenHash: string) => sql<boolean>`(
  token_hash = ${tokenHash}
  or id = (select subscriber_id from letter_recipients where token_hash = ${tokenHash}))`;

export function findSubscription(db: Db, tokenHash: string) {
  return db
    .selectFrom('newsletterSubscribers')
    .select('status')
    .where(hasToken(tokenHash))
    .$narrowType<{ status: Status }>()
    .executeTakeFirst();
}

/** Confirms a pending subscription; undefined if none has this token. */
export function confirmPendingSubscriber(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .updateTable('newsletterSubscribers')
    .set({ status: 'confirmed', confirmedAt: now })
    .where(hasToken(tokenHash))
    .where('status', '=', 'pending')
    .returning(['id', 'email'])
    .executeTakeFirst();
}

/** Ends a subscription, confirmed or pending. */
export async function markUnsubscribed(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ status: 'unsubscribed', unsubscribedAt: now })
    .where(hasToken(tokenHash))
    .where('status', '<>', 'unsubscribed')
    .execute();
}

/** Status and token hash of a subscriber, to check that a mail about it is still current. */
export function findSubscriberForMail(db: Db, id: string) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['status', 'tokenHash', 'clientLanguage'])
    .where('id', '=', id)
    .$narrowType<{ status: Status }>()
    .executeTakeFirst();
}

/** Deletes subscriptions that were never confirmed. */
export async function deleteUnconfirmedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletterSubscribers')
    .where('status', '=', 'pending')
    .where('consentedAt', '<', before)
    .execute();
}
