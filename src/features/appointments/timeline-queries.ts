import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';
import { MAX_DUE } from '../people/timeline/timeline-part.ts';

export const listAppointmentIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(db.selectFrom('appointments'), afterId, limit);

export function listAppointmentRecords(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('appointments')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'createdAt'])
    .select(sql<string | null>`search::text`.as('words'))
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
}

export function listAppointmentFacts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('appointments')
    .leftJoin('consultationTypes as type', 'type.key', 'appointments.consultationType')
    .select(['id', 'scheduledDate', 'notes'])
    .select((eb) => eb.fn.coalesce('type.label', 'consultationType').as('type'))
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
}

/** The appointments to come, the next one first. */
export function listAppointmentsToCome(db: Db, now: Date) {
  return db
    .selectFrom('appointments')
    .select(['id as recordId', 'scheduledDate as nextAt'])
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('scheduledDate', '>', now)
    .orderBy('scheduledDate')
    .limit(MAX_DUE)
    .execute();
}
