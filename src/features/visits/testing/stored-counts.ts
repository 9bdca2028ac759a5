import type { Db } from '../../../../db/client.ts';

/** All counts, summed over the days, by `kind name`. */
export async function readCounts(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('visitCounts')
    .select(({ fn }) => ['kind', 'name', fn.sum<string>('count').as('count')])
    .groupBy(['kind', 'name'])
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return Object.fromEntries(
    rows.map(({ kind, name, count }) => [`${kind} ${name}`, Number(count)]),
  );
}
