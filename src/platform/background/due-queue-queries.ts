import type { PgBoss } from 'pg-boss';

/** The names of the queues that have a job to run now. Active jobs do not count. */
export async function findDueQueues(boss: PgBoss): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(`
    select distinct name from pgboss.job where state < 'active' and start_after <= pgboss.job_now()`);
  return rows.map(({ name }: { name: string }) => name);
}
