import type { Db } from '../../db/client.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import type { DB } from '../../db/schema.gen.ts';

/**
 * Empties `table`, and retries after a deadlock with a background worker of the server under test, which may lock its
 * rows in another order.
 */
export const deleteAll = (db: Db, table: keyof DB): Promise<unknown> =>
  retryOnConflict(10, () => db.deleteFrom(table).execute());
