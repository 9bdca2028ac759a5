import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** The process ids of the sessions of this database that wait for a lock, in a statement that contains `text`. */
export async function listLockWaits(db: Db, text = ''): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and position(${text} in query) > 0`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** How many sessions of this database wait for a lock, in a statement that contains `text`. */
export const countLockWaits = async (db: Db, text?: string) =>
  (await listLockWaits(db, text)).length;
