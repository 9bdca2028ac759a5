import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { EXPORTED_ROWS } from '../privacy/rules.ts';
import { newsletterTables } from './tables.ts';

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
    .select(exportedColumns(newsletterTables.newsletterSubscribers))
    .where('id', '=', newestOf(ids))
    .execute();
}

/** Which letters were sent to these subscribers, the latest first. */
export function listExportedLetters(tx: Tx, subscriberIds: readonly string[]) {
  return tx
    .selectFrom('letterRecipients')
    .innerJoin('letters', 'letters.id', 'letterRecipients.letterId')
    .select(LETTER_COLUMNS)
    .select(['letters.subject', 'letters.kind'])
    .where('subscriberId', '=', anyOf(subscriberIds))
    .orderBy('letterRecipients.createdAt', 'desc')
    .limit(EXPORTED_ROWS)
    .execute();
}

const LETTER_COLUMNS = exportedColumns(newsletterTables.letterRecipients).map(
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
