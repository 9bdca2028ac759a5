import type { PgBoss } from 'pg-boss';

/** pg-boss polls its own internal queues itself. */
const IS_OURS = `name not like '\\_\\_pgboss\\_\\_%'`;

/** The names of the queues that have a job to run now; active jobs do not count. */
export async function findDueQueues(boss: PgBoss): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(`
    select distinct name from pgboss.job where state < 'active' and start_after <= pgboss.job_now() and ${IS_OURS}`);
  return rows.map(({ name }: { name: string }) => name);
}

/** Milliseconds until the next waiting job is due; undefined if no job is waiting. */
export async function findNextJobMs(boss: PgBoss): Promise<number | undefined> {
  const { rows } = await boss.getDb().executeSql(`
    select extract(epoch from min(start_after) - pgboss.job_now())::float8 * 1000 as next_ms
    from pgboss.job where state < 'active' and ${IS_OURS}`);
  return rows[0]?.next_ms ?? undefined;
}
