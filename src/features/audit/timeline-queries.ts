import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** The tables of whose records the timelines show changes, and the actions that are no change of note. */
const ENTITIES = ['appointments', 'contact_submissions'];
const MINOR_ACTIONS = ['contact.read', 'contact.unread'];

const changes = (db: Db) =>
  db
    .selectFrom('auditLog')
    .where('entity', 'in', ENTITIES)
    .where('entityId', 'is not', null)
    .where('action', 'not in', MINOR_ACTIONS);

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
