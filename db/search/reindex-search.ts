import { type Kysely, sql } from 'kysely';
import { retryOnConflict } from '../retry-on-conflict.ts';

/** Rows per transaction, which is how many rows writers may have to wait for: less than a second. */
const BATCH_ROWS = 500;

/** The maximum number of attempts for a batch that conflicts with writes of running instances. */
const ATTEMPTS = 10;

/**
 * Recomputes the search words of rows that were written before a migration changed the computation (`search_reindex`
 * contains the tables and the progress of each), so that searches find them. Safe to stop at any time and to run in
 * several instances at once; each batch is a separate transaction, and nothing waits for longer than one batch. Returns
 * the number of recomputed rows, usually 0.
 */
export async function reindexSearch(db: Kysely<never>): Promise<number> {
  let rows = 0;
  for (;;) {
    const batch = await retryOnConflict(ATTEMPTS, () => db.transaction().execute(reindexBatch));
    if (batch === undefined) return rows;
    rows += batch;
  }
}

/** Returns the number of rows in the batch; undefined if none are left. */
async function reindexBatch(tx: Kysely<never>): Promise<number | undefined> {
  // Several instances take turns. Unlike a waiting migration, an instance that waits for its turn blocks no query.
  await sql`set local lock_timeout = 0`.execute(tx);
  const { rows: waiting } = await sql<{ table: string; column: string; after: string }>`
    select table_name as table, column_name as column, after_id as after
      from search_reindex order by table_name limit 1 for update`.execute(tx);
  const [next] = waiting;
  if (!next) return undefined;
  await sql`select set_config('lawfront.is_reindexing', 'on', true)`.execute(tx);
  const [table, column] = [sql.table(next.table), sql.ref(next.column)];
  const { rows: done } = await sql<{ last: string | null; count: number }>`
    with batch as (select id from ${table} where id > ${next.after} order by id limit ${BATCH_ROWS}),
      done as (
        update ${table} as row set ${column} = row.${column} from batch where row.id = batch.id)
    select max(id) as last, count(*)::int as count from batch`.execute(tx);
  const { last, count } = done[0] ?? { last: null, count: 0 };
  if (last === null) {
    await sql`delete from search_reindex where table_name = ${next.table}`.execute(tx);
  } else {
    await sql`update search_reindex set after_id = ${last} where table_name = ${next.table}`.execute(
      tx,
    );
  }
  return count;
}
