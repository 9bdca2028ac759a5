import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';

export const listCalculationIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(
    db.selectFrom('probateCalculations').where('userEmail', 'is not', null),
    afterId,
    limit,
  );

/** Calculations with the address to which they were mailed. */
export function listCalculationRecords(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('probateCalculations')
    .select(['id', 'userEmail', 'createdAt', 'estateValue'])
    .where('id', '=', sql<string>`any(${ids})`)
    .where('userEmail', 'is not', null)
    .execute();
}
