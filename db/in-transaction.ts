import type { Db, Tx } from './client.ts';

/** Runs a change in the caller's transaction if `db` is one, and in a new transaction otherwise. */
export function inTransaction<Result>(db: Db, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? run(db as Tx) : db.transaction().execute(run);
}
