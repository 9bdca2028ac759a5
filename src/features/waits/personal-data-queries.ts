import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import type { WaitEnd } from './rules.ts';
import { waitsTables } from './tables.ts';

/** The waits of an e-mail address, and those for an earlier time of one of its appointments, newest first. */
export function listWaitsOf(
  tx: Tx,
  { email, locks, recordIds }: Pick<PersonSearch, 'email' | 'locks' | 'recordIds'>,
) {
  const waits = tx
    .selectFrom('waits')
    .select(['id', 'createdAt'])
    .select(sql<WaitEnd | null>`ended_because`.as('endedBecause'))
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', email.toLowerCase()),
        eb('appointmentId', '=', anyOf(recordIds)),
      ]),
    )
    .orderBy('createdAt', 'desc');
  return lockedIf(locks, waits).execute();
}

export function listExportedWaits(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('waits')
    .select(exportedColumns(waitsTables.waits))
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();
}

export function listExportedOffers(tx: Tx, waitIds: readonly string[]) {
  return tx
    .selectFrom('waitOffers')
    .select(exportedColumns(waitsTables.waitOffers))
    .where('waitId', '=', newestOf(waitIds))
    .orderBy('offeredAt', 'desc')
    .execute();
}

/** Deletes waits with their offers. A trigger releases the times that are held. */
export async function deleteWaits(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('waits').where('id', '=', anyOf(ids)).execute();
}
