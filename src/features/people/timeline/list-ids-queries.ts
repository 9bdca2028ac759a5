import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';

/** The ids of a table after one of them, in ascending order. */
export async function listIdsAfter<Tables extends keyof DB>(
  table: SelectQueryBuilder<DB, Tables, object>,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const rows = await table
    .select(sql<string>`id`.as('id'))
    .where(sql<boolean>`id > ${afterId}`)
    .orderBy(sql`id`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
