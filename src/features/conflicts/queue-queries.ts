import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { QueuedRecord } from './record-queries.ts';

/**
 * Takes the lock of the comparison until the transaction ends; false if another process has it. Only one process
 * compares at a time, so that of two concurrent records, the later one is compared with the names of the earlier one.
 */
export async function tryLockComparison(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('conflict_queue', 0)) as "isLocked"`.execute(
    tx,
  );
  return rows[0]?.isLocked ?? false;
}

/** Like `tryLockComparison`, but waits while another process compares. */
export async function lockComparison(tx: Tx): Promise<true> {
  await sql`select pg_advisory_xact_lock(hashtextextended('conflict_queue', 0))`.execute(tx);
  return true;
}

/** Removes the records that have waited longest from the queue and returns them. */
export async function takeQueued(tx: Tx, limit: number): Promise<QueuedRecord[]> {
  const { rows } = await sql<QueuedRecord>`
    delete from conflict_queue where (kind, record_id) in (
      select kind, record_id from conflict_queue order by added_at limit ${limit} for update skip locked
    ) returning kind, record_id as id, added_at as "addedAt"`.execute(tx);
  return rows.toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime());
}

/** Puts a record back into the queue. */
export async function queueAgain(tx: Tx, { kind, id }: QueuedRecord): Promise<void> {
  await tx.insertInto('conflictQueue').values({ kind, recordId: id }).execute();
}

/** Whether a record is waiting for its comparison. */
export async function isQueued(db: Db, kind: string, id: string): Promise<boolean> {
  const queued = await db
    .selectFrom('conflictQueue')
    .select('kind')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .executeTakeFirst();
  return queued !== undefined;
}
