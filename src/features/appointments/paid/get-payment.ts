import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { findPayment, type Payment } from '../../payments/queries.ts';
import { findRefund } from '../../payments/refunds/queries.ts';
import { receiptNumber, refundUntil } from '../../payments/rules.ts';
import { findHold } from '../../scheduling/holds/queries.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import { appointmentPath } from '../client-link/appointment-link.ts';
import { checkPayment } from './check-payments.ts';
import { ensureSession } from './ensure-session.ts';
import { getPaymentByToken } from './payment-link.ts';
import type { SettleDeps } from './settle-payment.ts';
import { openBooking } from './stored-booking.ts';

type Deps = SettleDeps &
  Pick<Context, 'openStripe' | 'log' | 'publicUrl' | 'contentCache' | 'language'>;

/**
 * A payment as its client sees it. Clients come back to this page when they have paid: while it is open, the payment
 * company is asked, and the consultation is booked if its message has not come yet. Throws `link_not_found`.
 */
export async function getClientPayment(deps: Deps, token: string) {
  const found = await getPaymentByToken(deps.db, token);
  return asSeenByClient(deps, await bringUpToDate(deps, found));
}

async function bringUpToDate(deps: Deps, payment: Payment): Promise<Payment> {
  if (payment.status !== 'open') return payment;
  if (!payment.sessionId && deps.now() < payment.expiresAt) return ensureSession(deps, payment);
  await checkPayment(deps, payment);
  return (await findPayment(deps.db, payment.id)) ?? payment;
}

async function asSeenByClient(deps: Deps, payment: Payment) {
  const { db, language, secrets } = deps;
  const { zone } = await getFirmProfile(db, language);
  const { types, hosts } = await readSchedule(deps);
  const hold = payment.holdId ? await findHold(db, payment.holdId) : undefined;
  const type = types.find(({ key }) => key === payment.consultationType);
  const refund = await findRefund(db, payment.id);
  const path = payment.appointmentId ? await appointmentPath(deps, payment.appointmentId) : null;
  const { status, firstName, scheduledDate, amountMinor, currency, expiresAt, paidAt } = payment;
  return {
    ...{ status, firstName: firstName ?? '', scheduledDate, amountMinor, currency, zone, paidAt },
    type: type?.label ?? payment.consultationType,
    attorney: hosts.find(({ number }) => number === hold?.hostNumber)?.name ?? null,
    heldUntil: expiresAt,
    checkoutUrl: status === 'open' ? payment.checkoutUrl : null,
    refundUntil: refundUntil(scheduledDate, payment.refundHours),
    receipt: paidAt && receiptNumber(payment.number, paidAt),
    refund: refund?.status ?? null,
    clientPage: path ?? null,
    canHoldAgain:
      status === 'expired' &&
      scheduledDate > deps.now() &&
      openBooking(secrets, payment) !== undefined,
  };
}
