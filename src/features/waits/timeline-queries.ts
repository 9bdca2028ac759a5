import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';
import type { OfferOutcome, WaitEnd } from './rules.ts';

export const listWaitIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(db.selectFrom('waits'), afterId, limit);

/** Waits with whom they are for; a wait for an earlier time of an appointment belongs to its client. */
export function listWaitRecords(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('waits')
    .select([
      'id',
      'appointmentId',
      'firstName',
      'lastName',
      'email',
      'phone',
      'fromDay',
      'untilDay',
      'createdAt',
      'endedAt',
    ])
    .select(sql<WaitEnd | null>`ended_because`.as('endedBecause'))
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
}

export function listOfferEvents(db: Db, waitIds: readonly string[]) {
  return db
    .selectFrom('waitOffers')
    .select(['id', 'waitId', 'scheduledDate', 'offeredAt', 'endedAt'])
    .select(sql<OfferOutcome | null>`outcome`.as('outcome'))
    .where('waitId', '=', sql<string>`any(${waitIds})`)
    .execute();
}
