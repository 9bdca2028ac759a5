import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import { questionnairesTables } from './tables.ts';

/** What somebody was asked at an address, newest first; `isOfFile` if it belongs to a consultation that took place. */
export function listRequestsAt(
  tx: Tx,
  { email, locks, now }: Pick<PersonSearch, 'email' | 'locks' | 'now'>,
) {
  const requests = tx
    .selectFrom('questionRequests')
    .select(['id', 'createdAt', 'sentAt', 'eraseAfter'])
    .select(
      sql<boolean>`exists (select from ${scoped('appointments', 'appointment')} where appointment.id = appointment_id
        and status <> 'cancelled' and ends_at <= ${now})`.as('isOfFile'),
    )
    .where(isAddress('email', email))
    .orderBy('createdAt', 'desc');
  return lockedIf(locks, requests).execute();
}

export const listExportedRequests = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('questionRequests')
    .select(exportedColumns(questionnairesTables.questionRequests))
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();

export async function deleteRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('questionRequests').where('id', '=', anyOf(ids)).execute();
}

/** Keeps requests until the retention period of the client's file ends. */
export async function keepUntil(tx: Tx, ids: readonly string[], eraseAfter: Date): Promise<void> {
  await tx
    .updateTable('questionRequests')
    .set({ eraseAfter: sql<Date>`coalesce(erase_after, ${eraseAfter})` })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Deletes a batch of requests whose time is over. Returns how many. */
export async function deleteOldRequests(
  db: Db,
  { now, unsentBefore }: { now: Date; unsentBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('questionRequests')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('questionRequests')
        .select('id')
        .where((or) =>
          or.or([
            or('eraseAfter', '<=', now),
            or.and([or('sentAt', 'is', null), or('createdAt', '<', unsentBefore)]),
          ]),
        )
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
