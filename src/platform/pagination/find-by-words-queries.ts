import { type Compilable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Enough for an exact bitmap of a word's rows in a table of 7 GB; Postgres's default of 4 MB is enough for 450 MB. */
const BITMAP_MEMORY = '64MB';

/**
 * Runs a query that uses the full-text index. With too little memory, Postgres's bitmap becomes lossy: it stores pages
 * instead of rows, and rechecks all rows of each page. Parallel workers are off, because starting them takes longer
 * than they save: most of the time goes into reading the index, which they cannot share.
 */
export function findByWords<Row>(db: Db, query: Compilable<Row>): Promise<Row[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('work_mem', ${BITMAP_MEMORY}, true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx);
    return (await tx.executeQuery(query)).rows;
  });
}
