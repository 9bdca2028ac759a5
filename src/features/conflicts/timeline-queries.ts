import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { CheckState } from './rules.ts';

/** The ids of checks with a decision, after a given id, in ascending order. */
export async function listDecidedIds(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conflictChecks')
    .select('id')
    .where('decidedAt', 'is not', null)
    .where('id', '>', afterId || '0')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** All decisions about some checks, oldest first. The check itself has only the latest one. */
export function listDecisions(db: Db, checkIds: readonly string[]) {
  return db
    .selectFrom('conflictChecks as check')
    .innerJoin('auditLog as entry', (join) =>
      join.on(sql<boolean>`entry.entity_id = "check".id::text`),
    )
    .select(['check.id as checkId', 'check.messageId', 'check.appointmentId', 'check.requestId'])
    .select(['entry.id', 'entry.at', 'entry.actor'])
    .select(sql<CheckState>`entry.after ->> 'state'`.as('state'))
    .where('check.id', '=', sql<string>`any(${checkIds}::bigint[])`)
    .where('entry.entity', '=', 'conflict_checks')
    .where('entry.action', '=', 'conflict.decide')
    .orderBy('entry.id')
    .execute();
}
