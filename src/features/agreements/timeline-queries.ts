import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';
import { MAX_DUE } from '../people/timeline/timeline-part.ts';

export const listAgreementIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(db.selectFrom('agreements'), afterId, limit);

/** The steps of agreements that a timeline shows, oldest first. */
export function listSteps(db: Db, ids: readonly string[], kinds: readonly string[]) {
  return db
    .selectFrom('agreements')
    .innerJoin('agreementEvents as event', 'event.agreementId', 'agreements.id')
    .select(['agreements.id', 'agreements.name', 'clientName', 'clientEmail'])
    .select(['messageId', 'appointmentId', 'event.number', 'event.kind', 'event.at', 'event.actor'])
    .where('agreements.id', '=', sql<string>`any(${ids})`)
    .where('event.kind', 'in', kinds)
    .orderBy('event.number')
    .execute();
}

/** The agreements that wait for the attorney's signature. */
export function listToCountersign(db: Db) {
  return db
    .selectFrom('agreements')
    .select(['id as recordId', sql<Date>`signed_at`.as('waitsSince')])
    .where('state', '=', 'signed')
    .orderBy('signedAt')
    .limit(MAX_DUE)
    .execute();
}
