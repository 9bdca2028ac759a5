import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions, PersonSearch } from '../privacy/personal-data.ts';

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
    ],
    // The token can end the subscription.
    excluded: ['search', 'tokenHash'],
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
