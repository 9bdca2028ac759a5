import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Payments } from '../../../db/schema.gen.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import type { PaymentStatus, RefundReason, RefundStatus } from './rules.ts';

const COLUMNS = [
  'id',
  'tokenHash',
  'number',
  'status',
  'appointmentId',
  'holdId',
  'firstName',
  'lastName',
  'email',
  'consultationType',
  'scheduledDate',
  'amountMinor',
  'currency',
  'refundHours',
  'clientLanguage',
  'contactPreferences',
  'booking',
  'idempotencyKey',
  'requestHash',
  'attempt',
  'sessionId',
  'checkoutUrl',
  'paymentIntent',
  'failure',
  'expiresAt',
  'checkAt',
  'checks',
  'paidAt',
  'createdAt',
] as const;

type Narrowed = { status: PaymentStatus; contactPreferences: ContactPreferences | null };

export type Payment = Omit<Pick<Selectable<Payments>, (typeof COLUMNS)[number]>, keyof Narrowed> &
  Narrowed;

const payments = (db: Db) => db.selectFrom('payments').select(COLUMNS).$narrowType<Narrowed>();

export const findPayment = (db: Db, id: string): Promise<Payment | undefined> =>
  payments(db).where('id', '=', id).executeTakeFirst();

export const findPaymentByToken = (db: Db, tokenHash: string): Promise<Payment | undefined> =>
  payments(db).where('tokenHash', '=', tokenHash).executeTakeFirst();

export const findPaymentBySession = (db: Db, sessionId: string): Promise<Payment | undefined> =>
  payments(db).where('sessionId', '=', sessionId).executeTakeFirst();

/** Locks a payment until the transaction ends. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment | undefined> =>
  payments(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The open payment of an earlier attempt: with the same key, else of the same client for the same start. */
export const findOpenPayment = (
  db: Db,
  {
    idempotencyKey,
    email,
    scheduledDate,
  }: { idempotencyKey: string | null; email: string; scheduledDate: Date },
): Promise<Payment | undefined> =>
  payments(db)
    .where('status', '=', 'open')
    .where((eb) =>
      eb.or([
        eb('idempotencyKey', '=', idempotencyKey),
        eb.and([
          eb(sql`lower(email)`, '=', email.toLowerCase()),
          eb('scheduledDate', '=', scheduledDate),
        ]),
      ]),
    )
    .orderBy(sql`idempotency_key is not distinct from ${idempotencyKey}`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** Inserts a payment; undefined if the client or the key has an open one already. */
export const insertPayment = (
  tx: Tx,
  payment: Insertable<Payments>,
): Promise<Payment | undefined> =>
  tx
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .$narrowType<Narrowed>()
    .executeTakeFirst();

type Change = Partial<
  Pick<
    Payment,
    | 'status'
    | 'appointmentId'
    | 'holdId'
    | 'booking'
    | 'attempt'
    | 'sessionId'
    | 'checkoutUrl'
    | 'paymentIntent'
    | 'failure'
    | 'expiresAt'
    | 'checkAt'
    | 'checks'
    | 'paidAt'
  >
>;

export async function updatePayment(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute();
}

/**
 * Records the page on which a payment is made, unless another request has recorded one or begun a new attempt. Returns
 * whether it was recorded.
 */
export async function storeSession(
  db: Db,
  { id, attempt }: Pick<Payment, 'id' | 'attempt'>,
  session: { sessionId: string; checkoutUrl: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ ...session, failure: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'open')
    .where('sessionId', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The payments about which the payment company is to be asked, the longest due first. */
export async function listPaymentsToCheck(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What staff and the client's page show about the fee of an appointment: the payment that booked it. */
export async function findFeeOf(db: Db, appointmentId: string) {
  return db
    .selectFrom('payments')
    .leftJoin('paymentRefunds as refund', 'refund.paymentId', 'payments.id')
    .select([
      'payments.id',
      'payments.number',
      'amountMinor',
      'currency',
      'paidAt',
      'refundHours',
      'refund.status as refundStatus',
      'refund.reason as refundReason',
      'refund.failure as refundFailure',
      'refund.settledAt as refundSettledAt',
    ])
    .where('appointmentId', '=', appointmentId)
    .where('payments.status', '=', 'booked')
    .orderBy('payments.paidAt', 'desc')
    .limit(1)
    .$narrowType<{
      paidAt: Date;
      refundStatus: RefundStatus | null;
      refundReason: RefundReason | null;
    }>()
    .executeTakeFirst();
}
export type FeeOf = NonNullable<Awaited<ReturnType<typeof findFeeOf>>>;

/** Removes the sealed details of payments that ended before `before` without a booking. */
export async function forgetEndedBookings(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ booking: null })
    .where('status', '=', 'expired')
    .where('booking', 'is not', null)
    .where('updatedAt', '<', before)
    .execute();
}
