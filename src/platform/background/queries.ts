import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

const COUNT_CAP = 10_000;

type DueJobs = { queue: string; due: number; oldestSeconds: number };

/** Due jobs that wait for a worker, by queue; counted up to 10,000 in all. */
export async function countDueJobs(db: Db): Promise<DueJobs[]> {
  const { rows } = await sql<DueJobs>`
    select name as queue, count(*)::int as due,
      extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
    from (
      select name, start_after from pgboss.job
      where state < 'active' and start_after <= now()
      limit ${COUNT_CAP}
    ) as waiting
    group by name`.execute(db);
  return rows;
}
