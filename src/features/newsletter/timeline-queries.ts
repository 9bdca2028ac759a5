import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';

export const listSubscriptionIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(db.selectFrom('newsletterSubscribers'), afterId, limit);

export function listSubscriptionRecords(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'consentedAt', 'confirmedAt', 'unsubscribedAt'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
}
