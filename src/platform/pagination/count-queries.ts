import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { COUNT_CAP } from './rules.ts';

/** Counts the rows that a query finds; `COUNT_CAP` + 1 if there are more than `COUNT_CAP`. */
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
