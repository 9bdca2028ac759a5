import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { unscoped } from '../../../../db/row-scope.ts';
import type { PaymentSettings } from '../../../../db/schema.gen.ts';

const COLUMNS = [
  'isActive',
  'secretKey',
  'webhookSecret',
  'refundHours',
  'testedAt',
  'updatedAt',
] as const;

/** The keys are sealed. */
export type StoredPaymentSettings = Pick<Selectable<PaymentSettings>, (typeof COLUMNS)[number]>;

export const findPaymentSettings = (db: Db): Promise<StoredPaymentSettings | undefined> =>
  db.selectFrom('paymentSettings').select(COLUMNS).executeTakeFirst();

/** Serializes changes of the settings, even while there is no row to lock yet. */
export async function lockPaymentSettings(tx: Tx): Promise<void> {
  await sql`lock table payment_settings in share row exclusive mode`.execute(tx);
}

export const storePaymentSettings = (
  tx: Tx,
  settings: Omit<StoredPaymentSettings, 'updatedAt'>,
): Promise<StoredPaymentSettings> =>
  tx
    .insertInto('paymentSettings')
    .values(settings)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function deletePaymentSettings(tx: Tx): Promise<void> {
  await tx.deleteFrom('paymentSettings').execute();
}

/** Records that the payment company accepted the stored keys. */
export async function notePaymentsTested(db: Db, now: Date): Promise<void> {
  await db.updateTable('paymentSettings').set({ testedAt: now }).execute();
}

/** How many payments are open or wait for a refund: they need the keys. */
export async function countUnsettled(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectNoFrom(
      sql<number>`(
        (select count(*) from ${unscoped('payments')} where status = 'open')
        + (select count(*) from ${unscoped('payment_refunds')} where status in ('due', 'pending')))::int`.as(
        'count',
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
