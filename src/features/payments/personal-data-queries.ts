import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { unscoped } from '../../../db/row-scope.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import { paymentsTables } from './tables.ts';

/** The payments of an e-mail address, latest first. */
export function listPaymentsOf(tx: Tx, { email, locks }: Pick<PersonSearch, 'email' | 'locks'>) {
  const payments = tx
    .selectFrom('payments')
    .select(['id', 'status', 'createdAt', 'appointmentId'])
    .where(isAddress('email', email))
    .orderBy('createdAt', 'desc');
  return lockedIf(locks, payments).execute();
}

export const listExportedPayments = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('payments')
    .select(exportedColumns(paymentsTables.payments))
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();

export const listExportedRefunds = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('paymentRefunds')
    .select(['paymentId', ...exportedColumns(paymentsTables.paymentRefunds)])
    .where('paymentId', '=', newestOf(ids))
    .execute();

/**
 * Deletes payments. Those that are open, whose refund is not completed or whose appointment is kept stay without what they
 * say about the person, because the money must still arrive.
 */
export async function erasePayments(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from ${unscoped('payments')} as payment where id = ${anyOf(ids)} and status <> 'open'
      and not exists (select from ${unscoped('appointments')} where id = payment.appointment_id)
      and not exists (
        select from ${unscoped('payment_refunds')} where payment_id = payment.id and status <> 'succeeded')`.execute(
    tx,
  );
  await tx
    .updateTable('payments')
    .set({ firstName: null, lastName: null, email: null, phone: null, contactPreferences: null })
    .where('id', '=', anyOf(ids))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('appointments')
            .select('appointments.id')
            .whereRef('appointments.id', '=', 'payments.appointmentId'),
        ),
      ),
    )
    .execute();
}

/** Deletes a batch of payments without an appointment that ended before `before`. Returns how many. */
export async function deleteOldPayments(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from ${unscoped('payments')} where id in (
      select id from ${unscoped('payments')} as payment
      where status <> 'open' and appointment_id is null and updated_at < ${before}
        and not exists (
          select from ${unscoped('payment_refunds')}
          where payment_id = payment.id and (status <> 'succeeded' or updated_at >= ${before}))
      limit ${RETENTION_BATCH_ROWS})
    returning id`.execute(db);
  return rows.length;
}
