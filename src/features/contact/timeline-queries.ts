import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';
import { MAX_DUE } from '../people/timeline/timeline-part.ts';

export const listMessageIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(db.selectFrom('contactSubmissions'), afterId, limit);

export function listMessageRecords(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('contactSubmissions')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'createdAt'])
    .select(sql<string | null>`search::text`.as('words'))
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
}

export function listMessageTexts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('contactSubmissions')
    .select(['id', 'message'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
}

/** The messages that nobody has answered, the oldest first. */
export function listWaitingMessages(db: Db) {
  return db
    .selectFrom('contactSubmissions')
    .select(['id as recordId', 'createdAt as waitsSince'])
    .where('deletedAt', 'is', null)
    .where('isSpam', '=', false)
    .where('isResolved', '=', false)
    .where('answeredAt', 'is', null)
    .orderBy('createdAt')
    .limit(MAX_DUE)
    .execute();
}
