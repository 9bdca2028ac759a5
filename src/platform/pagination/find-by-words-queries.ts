import { type Compilable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Enough to keep the exact rows of a word in a table of 7 GB; Postgres' own 4 MB are for one of 450 MB. */
const BITMAP_MEMORY = '64MB';

/**
 * Runs a query that finds rows by the index of words. With too little memory Postgres keeps pages in place of
 * rows, and reads all their rows again to see which match. Workers beside it take longer to start than they
 * save: what takes time here is reading the index, which they cannot share.
 */
export function findByWords<Row>(db: Db, query: Compilable<Row>): Promise<Row[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('work_mem', ${BITMAP_MEMORY}, true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx);
    return (await tx.executeQuery(query)).rows;
  });
}
