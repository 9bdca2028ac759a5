import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import { probateTables } from './tables.ts';

/** Calculations that were sent to an address, newest first. */
export function listCalculationsOf(
  tx: Tx,
  { email, locks }: Pick<PersonSearch, 'email' | 'locks'>,
) {
  const calculations = tx
    .selectFrom('probateCalculations')
    .select(['id', 'createdAt'])
    .where(isAddress('userEmail', email))
    .orderBy('createdAt', 'desc');
  return lockedIf(locks, calculations).execute();
}

export function listExportedCalculations(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('probateCalculations')
    .select(exportedColumns(probateTables.probateCalculations))
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function deleteCalculations(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('probateCalculations').where('id', '=', anyOf(ids)).execute();
}

/** Removes the address from a batch of calculations older than an instant. Returns how many. */
export async function clearCalculationAddresses(db: Db, createdBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('probateCalculations')
    .set({ userEmail: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('probateCalculations')
        .select('id')
        .where('userEmail', 'is not', null)
        .where('createdAt', '<', createdBefore)
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
