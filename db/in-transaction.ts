import type { Db, Tx } from './client.ts';

/** Runs a change in a transaction: in that of the caller if `db` is one, and in a new one otherwise. */
export function inTransaction<Result>(db: Db, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? run(db as Tx) : db.transaction().execute(run);
}
