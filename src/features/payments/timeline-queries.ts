import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { PaymentStatus, RefundReason, RefundStatus } from './rules.ts';

/** Payments with their refunds, for the timeline. */
export const listPaymentRecords = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('payments')
    .leftJoin('paymentRefunds as refund', 'refund.paymentId', 'payments.id')
    .select([
      'payments.id',
      'number',
      'payments.status',
      'appointmentId',
      'firstName',
      'lastName',
      'email',
      'phone',
      'scheduledDate',
      'amountMinor',
      'currency',
      'paidAt',
      'payments.createdAt',
      'payments.updatedAt',
      'refund.status as refundStatus',
      'refund.reason as refundReason',
      'refund.failure as refundFailure',
    ])
    .select(sql<Date | null>`coalesce(refund.settled_at, refund.created_at)`.as('refundAt'))
    .where('payments.id', '=', sql<string>`any(${ids})`)
    .$narrowType<{
      status: PaymentStatus;
      refundStatus: RefundStatus | null;
      refundReason: RefundReason | null;
    }>()
    .execute();
export type PaymentRecord = Awaited<ReturnType<typeof listPaymentRecords>>[number];
