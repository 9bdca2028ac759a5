import type { Db, Tx } from '../../db/client.ts';
import { isMetByAnother } from '../../db/database-error.ts';

// Each loses to one that has succeeded: of mails that are being sent, say, to one after the other.
const ATTEMPTS = 20;

/**
 * Runs a transaction for which the whole database stands still: rows that others commit meanwhile are not there,
 * and one that they have changed cannot be locked. Then it runs again, on what there is then.
 */
export async function inSnapshot<Result>(
  db: Db,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('repeatable read').execute(run);
    } catch (error) {
      if (attempt === ATTEMPTS || !isMetByAnother(error)) throw error;
    }
  }
}
