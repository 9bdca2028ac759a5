import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import type { AgreementState } from './rules.ts';
import { agreementsTables } from './tables.ts';

/** The agreements with somebody of this address, and those about their records, newest first. */
export function listAgreementsOf(tx: Tx, { email, recordIds, locks }: PersonSearch) {
  const agreements = tx
    .selectFrom('agreements')
    .select(['id', 'state', 'createdAt', 'signedAt', 'countersignedAt', 'eraseAfter', 'chainHash'])
    .where((eb) =>
      eb.or([
        isAddress('clientEmail', email),
        eb('messageId', '=', anyOf(recordIds)),
        eb('appointmentId', '=', anyOf(recordIds)),
      ]),
    )
    .orderBy('createdAt', 'desc');
  return lockedIf(locks, agreements).$narrowType<{ state: AgreementState }>().execute();
}

export function listExportedAgreements(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('agreements')
    .select(exportedColumns(agreementsTables.agreements))
    .select(['document', 'translation', 'pdf'])
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();
}

export function listExportedEvents(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('agreementEvents')
    .select(['agreementId', ...exportedColumns(agreementsTables.agreementEvents)])
    .where('agreementId', '=', newestOf(ids))
    .orderBy('agreementId')
    .orderBy('number')
    .execute();
}

export async function deleteAgreements(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('agreements').where('id', '=', anyOf(ids)).execute();
}

/** Sets when a kept agreement is erased. */
export async function keepAgreementUntil(tx: Tx, id: string, eraseAfter: Date): Promise<void> {
  await tx.updateTable('agreements').set({ eraseAfter }).where('id', '=', id).execute();
}

/** Deletes a batch of agreements whose retention is over, and of those that ended before `endedBefore` unsigned. */
export async function deleteOldAgreements(
  db: Db,
  { now, endedBefore }: { now: Date; endedBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('agreements')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('agreements')
        .select('id')
        .where((or) =>
          or.or([
            or('eraseAfter', '<=', now),
            or.and([or('endedAt', '<=', endedBefore), or('signedAt', 'is', null)]),
          ]),
        )
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
