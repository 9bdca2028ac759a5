import type { Db, Tx } from '../../../db/client.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';

// Each loses to one that has succeeded: of mails that are being sent, say, to one after the other.
const ATTEMPTS = 20;

/**
 * Runs a transaction for which the whole database stands still: rows that others commit meanwhile are not there,
 * and one that they have changed cannot be locked. Then it runs again, on what there is then.
 */
export function inSnapshot<Result>(db: Db, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return retryOnConflict(ATTEMPTS, () =>
    db.transaction().setIsolationLevel('repeatable read').execute(run),
  );
}
