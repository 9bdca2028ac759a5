import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** The tables whose changes the timelines show. */
const ENTITIES = ['appointments', 'contact_submissions'] as const;
export type AuditedRecord = (typeof ENTITIES)[number];

/** Actions that the timelines leave out, because they change nothing of interest. */
const LEFT_OUT = ['contact.read', 'contact.unread'];

const changes = (db: Db) =>
  db
    .selectFrom('auditLog')
    .where('entity', 'in', ENTITIES)
    .where('entityId', 'is not', null)
    .where('action', 'not in', LEFT_OUT);

export async function listChangeIds(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await changes(db)
    .select('id')
    .where('id', '>', afterId || '0')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function listChangeRecords(db: Db, ids: readonly string[]) {
  return changes(db)
    .select(['id', 'at', 'actor', 'action', 'entity', 'entityId', 'before', 'after'])
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
}
