import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped, unscoped } from '../../../../db/row-scope.ts';
import { addSeconds } from '../../../platform/time/date-math.ts';
import type { RefundReason, RefundStatus } from '../rules.ts';

/**
 * Orders the refund of the whole fee of an appointment, unless it was not paid or has been ordered before. Returns the
 * payment's id if it was ordered now. It is sent after `delaySeconds`.
 */
export async function insertRefundOf(
  tx: Tx,
  {
    appointmentId,
    reason,
    now,
    delaySeconds = 0,
  }: { appointmentId: string; reason: RefundReason; now: Date; delaySeconds?: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ paymentId: string }>`
    insert into payment_refunds (payment_id, reason, try_at, created_at)
    select id, ${reason}, ${addSeconds(now, delaySeconds)}, ${now} from ${scoped('payments')}
    where appointment_id = ${appointmentId} and status = 'booked'
    on conflict (payment_id) do nothing
    returning payment_id as "paymentId"`.execute(tx);
  return rows[0]?.paymentId;
}

/** Orders the refund of a payment for which no time could be booked. */
export async function insertRefund(
  tx: Tx,
  { paymentId, reason, now }: { paymentId: string; reason: RefundReason; now: Date },
): Promise<void> {
  await tx
    .insertInto('paymentRefunds')
    .values({ paymentId, reason, tryAt: now, createdAt: now })
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .execute();
}

/**
 * Withdraws the refund of an appointment that is open again. Returns `sent` if it can no longer be withdrawn, otherwise
 * whether there was one.
 */
export async function withdrawRefundOf(
  tx: Tx,
  appointmentId: string,
): Promise<'none' | 'withdrawn' | 'sent'> {
  const refund = await tx
    .selectFrom('paymentRefunds')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select(['paymentId', 'paymentRefunds.status', 'paymentRefunds.attempts'])
    .where('appointmentId', '=', appointmentId)
    .where('payments.status', '=', 'booked')
    .forUpdate('paymentRefunds')
    .executeTakeFirst();
  if (!refund) return 'none';
  if (refund.status !== 'due' || refund.attempts > 0) return 'sent';
  await tx.deleteFrom('paymentRefunds').where('paymentId', '=', refund.paymentId).execute();
  return 'withdrawn';
}

/** The refunds that are to be sent, or to be asked about, the longest due first. */
export async function listDueRefunds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentRefunds')
    .select('paymentId')
    .where('tryAt', '<=', now)
    .orderBy('tryAt')
    .limit(limit)
    .execute();
  return rows.map(({ paymentId }) => paymentId);
}

/**
 * Begins an attempt: until `tryAt`, no other process begins one, and staff can no longer withdraw the refund. Undefined
 * if another process has begun one.
 */
export const claimRefund = (
  db: Db,
  { paymentId, now, tryAt }: { paymentId: string; now: Date; tryAt: Date },
) =>
  db
    .updateTable('paymentRefunds')
    .from('payments')
    .set({ tryAt, attempts: sql<number>`attempts + 1` })
    .whereRef('payments.id', '=', 'paymentId')
    .where('paymentId', '=', paymentId)
    .where('tryAt', '<=', now)
    .returning([
      'paymentId',
      'paymentRefunds.status',
      'refundId',
      'reason',
      'round',
      'attempts',
      'payments.paymentIntent',
    ])
    .$narrowType<{ status: RefundStatus; reason: RefundReason }>()
    .executeTakeFirst();

export const lockRefund = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('paymentRefunds')
    .select(['paymentId', 'status', 'refundId', 'reason', 'round', 'failure'])
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .$narrowType<{ status: RefundStatus; reason: RefundReason }>()
    .executeTakeFirst();

/** The payment of a refund by its id at the payment company. */
export async function findPaymentOfRefund(db: Db, refundId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('paymentRefunds')
    .select('paymentId')
    .where('refundId', '=', refundId)
    .executeTakeFirst();
  return row?.paymentId;
}

export async function updateRefund(
  db: Db,
  paymentId: string,
  change: {
    status?: RefundStatus;
    refundId?: string | null;
    failure?: string | null;
    tryAt?: Date | null;
    settledAt?: Date | null;
    round?: number;
    attempts?: number;
  },
): Promise<void> {
  await db.updateTable('paymentRefunds').set(change).where('paymentId', '=', paymentId).execute();
}

export const findRefund = (db: Db, paymentId: string) =>
  db
    .selectFrom('paymentRefunds')
    .select(['status', 'reason', 'failure', 'createdAt', 'settledAt'])
    .where('paymentId', '=', paymentId)
    .$narrowType<{ status: RefundStatus; reason: RefundReason }>()
    .executeTakeFirst();

/** Records a refund that was made elsewhere, unless the payment has one already. */
export async function insertOutsideRefund(
  db: Db,
  { paymentIntent, now }: { paymentIntent: string; now: Date },
): Promise<void> {
  await sql`
    insert into payment_refunds (payment_id, reason, status, settled_at, created_at)
    select id, 'staff', 'succeeded', ${now}, ${now} from ${scoped('payments')}
    where payment_intent = ${paymentIntent} and status in ('booked', 'unbooked')
    on conflict (payment_id) do nothing`.execute(db);
}

/** How many refunds the payment company has refused, up to 10,000. */
export async function countFailedRefunds(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${unscoped('payment_refunds')} where status = 'failed' limit 10000) as failed`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
