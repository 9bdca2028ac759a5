import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions, PersonSearch } from '../privacy/personal-data.ts';
import { EXPORTED_ROWS } from '../privacy/rules.ts';

export const SUBSCRIBER_COLUMNS = {
  newsletterSubscribers: {
    exported: [
      'id',
      'email',
      'status',
      'consentText',
      'consentedAt',
      'confirmedAt',
      'unsubscribedAt',
      'createdAt',
      'lettersRefused',
      'lettersStoppedAt',
      'lettersStoppedBecause',
    ],
    // The token can end the subscription.
    excluded: ['search', 'tokenHash'],
  },
  letterRecipients: {
    exported: ['id', 'letterId', 'state', 'settledAt', 'createdAt'],
    excluded: ['subscriberId', 'tokenHash'],
  },
} as const satisfies ColumnDecisions;

export function listSubscriptionsOf(
  tx: Tx,
  { email, locks }: Pick<PersonSearch, 'email' | 'locks'>,
) {
  const subscriptions = tx
    .selectFrom('newsletterSubscribers')
    .select(['id', 'status', 'createdAt'])
    .where(isAddress('email', email));
  return lockedIf(locks, subscriptions).execute();
}

export function listExportedSubscriptions(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('newsletterSubscribers')
    .select(SUBSCRIBER_COLUMNS.newsletterSubscribers.exported)
    .where('id', '=', newestOf(ids))
    .execute();
}

/** Which letters were sent to these subscribers, the latest first. */
export function listExportedLetters(tx: Tx, subscriberIds: readonly string[]) {
  return tx
    .selectFrom('letterRecipients')
    .innerJoin('letters', 'letters.id', 'letterRecipients.letterId')
    .select(LETTER_COLUMNS)
    .select('letters.subject')
    .where('subscriberId', '=', anyOf(subscriberIds))
    .orderBy('letterRecipients.createdAt', 'desc')
    .limit(EXPORTED_ROWS)
    .execute();
}

const LETTER_COLUMNS = SUBSCRIBER_COLUMNS.letterRecipients.exported.map(
  (column) => `letterRecipients.${column}` as const,
);

export async function deleteSubscriptions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('newsletterSubscribers').where('id', '=', anyOf(ids)).execute();
}

/** Deletes subscriptions that ended before an instant. */
export async function deleteEndedSubscriptions(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('newsletterSubscribers')
    .where('status', '=', 'unsubscribed')
    .where(sql<Date>`coalesce(unsubscribed_at, created_at)`, '<', endedBefore)
    .execute();
}
