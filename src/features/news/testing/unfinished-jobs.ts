import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { QueueName } from '../../../platform/background/queues.ts';

/** The jobs of a queue that are waiting or running. */
export async function unfinishedJobs(db: Db, queue: QueueName): Promise<unknown[]> {
  const { rows } = await sql`select id, state from pgboss.job
    where name = ${queue} and state < 'completed'`.execute(db);
  return rows;
}
