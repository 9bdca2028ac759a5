import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import { documentsTables } from './tables.ts';

/** The requests to the people who are known under an address, and those that were mailed to it. */
export function listRequestsOf(tx: Tx, { email, locks }: Pick<PersonSearch, 'email' | 'locks'>) {
  const requests = tx
    .selectFrom('documentRequests')
    .select(['id', 'createdAt', 'updatedAt'])
    .where((eb) =>
      eb.or([
        eb(
          'personId',
          'in',
          eb
            .selectFrom('personKeys')
            .select('personId')
            .where('kind', '=', 'email')
            .where(isAddress('value', email)),
        ),
        isAddress('toEmail', email),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id');
  return lockedIf(locks, requests).execute();
}

export function listDocumentsOfRequests(
  tx: Tx,
  { requestIds, locks }: { requestIds: readonly string[]; locks: boolean },
) {
  const documents = tx
    .selectFrom('documents')
    .select(['id', 'direction', 'state', 'createdAt'])
    .where('requestId', '=', anyOf(requestIds))
    .orderBy('createdAt', 'desc')
    .orderBy('id');
  return lockedIf(locks, documents).execute();
}

/** The rows about some requests, by the names of their lists in an export. Staff download the documents themselves. */
export async function listExportedDocuments(
  tx: Tx,
  requestIds: readonly string[],
  documentIds: readonly string[],
) {
  return {
    documentRequests: await tx
      .selectFrom('documentRequests')
      .select(exportedColumns(documentsTables.documentRequests))
      .where('id', '=', newestOf(requestIds))
      .orderBy('createdAt', 'desc')
      .execute(),
    documentRequestItems: await tx
      .selectFrom('documentRequestItems')
      .select(exportedColumns(documentsTables.documentRequestItems))
      .where('requestId', '=', newestOf(requestIds))
      .orderBy('requestId')
      .orderBy('position')
      .execute(),
    documents: await tx
      .selectFrom('documents')
      .select(exportedColumns(documentsTables.documents))
      .where('id', '=', newestOf(documentIds))
      .orderBy('createdAt', 'desc')
      .execute(),
  };
}

export async function deleteRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('documentRequests').where('id', '=', anyOf(ids)).execute();
}

/** Deletes a batch of documents that have been in this state since before an instant. Returns how many. */
export async function deleteUnsettled(
  db: Db,
  state: 'uploading' | 'refused',
  createdBefore: Date,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('documents')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('documents')
        .select('id')
        .where('state', '=', state)
        .where('createdAt', '<', createdBefore)
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
