import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findFeeOf } from '../queries.ts';
import { isRefunded } from '../rules.ts';
import { insertRefundOf, lockRefund, updateRefund } from './queries.ts';

/** Orders the refund of a fee because the firm has cancelled. Does nothing for an appointment that was not paid. */
export async function refundForFirm(
  tx: Tx,
  {
    appointmentId,
    now,
    delaySeconds,
  }: { appointmentId: string; now: Date; delaySeconds?: number | undefined },
): Promise<void> {
  await insertRefundOf(tx, {
    ...{ appointmentId, now, reason: 'firm' },
    ...(delaySeconds && { delaySeconds }),
  });
}

/** Orders the refund of a fee because the client has cancelled, if the rule that was shown when they paid says so. */
export async function refundForClient(
  tx: Tx,
  { appointmentId, startsAt, now }: { appointmentId: string; startsAt: Date; now: Date },
): Promise<void> {
  const fee = await findFeeOf(tx, appointmentId);
  if (!fee || !isRefunded({ startsAt, refundHours: fee.refundHours }, now)) return;
  await insertRefundOf(tx, { appointmentId, reason: 'client', now });
}

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Staff return the fee of an appointment, or try a failed refund again. Throws `payment_not_found`, or
 * `already_refunded`.
 */
export function refundFee({ db, now, user }: Deps, appointmentId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const fee = await findFeeOf(tx, appointmentId);
    if (!fee) throw notFound('payment', 'No fee was paid here for this appointment.');
    const refund = await lockRefund(tx, fee.id);
    if (!refund) await insertRefundOf(tx, { appointmentId, reason: 'staff', now: now() });
    else if (refund.status === 'failed') await tryAgain(tx, fee.id, refund.round, now());
    else throw alreadyRefunded();
    await logChange(tx, user.username, 'payments.refund', ['appointments', appointmentId], {
      after: { isRetry: refund !== undefined },
    });
  });
}

/** A new round has a new idempotency key: the payment company would repeat its former answer. */
const tryAgain = (tx: Tx, paymentId: string, round: number, now: Date) =>
  updateRefund(tx, paymentId, {
    ...{ status: 'due', refundId: null, failure: null, tryAt: now, settledAt: null },
    ...{ round: round + 1, attempts: 0 },
  });

const alreadyRefunded = () =>
  new DomainError('conflict', 'already_refunded', 'The fee is already being returned.');
