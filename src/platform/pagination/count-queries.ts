import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { COUNT_CAP } from './rules.ts';

/** How many rows a query finds; one more than `COUNT_CAP` where there are more than that. */
export async function countCapped<Tables extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { count } = await db
    .selectFrom(query.limit(COUNT_CAP + 1).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
