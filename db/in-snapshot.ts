import type { Db, Tx } from './client.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

// Each retry is caused by another transaction that committed, for example while one mail after another is sent.
const ATTEMPTS = 20;

/**
 * Runs a transaction on a snapshot of the database (repeatable read): rows that others commit in the meantime are
 * invisible, and locking a row that they have changed is a serialization failure, after which the transaction is
 * retried on a new snapshot.
 */
export function inSnapshot<Result>(db: Db, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return retryOnConflict(ATTEMPTS, () =>
    db.transaction().setIsolationLevel('repeatable read').execute(run),
  );
}
