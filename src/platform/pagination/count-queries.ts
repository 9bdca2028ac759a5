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

/** Counts the rows in each status, and all of them as `all`, at the same time. */
export async function countByStatus<Status extends string>(
  statuses: readonly Status[],
  count: (status: Status | null) => Promise<number>,
): Promise<Record<Status | 'all', number>> {
  const names = ['all', ...statuses] as const;
  const counts = await Promise.all([null, ...statuses].map((status) => count(status)));
  return Object.fromEntries(names.map((name, index) => [name, counts[index]])) as Record<
    Status | 'all',
    number
  >;
}
