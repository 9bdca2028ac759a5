import type { Tx } from '../../../../db/client.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { lockPayment, type Payment, updatePayment } from '../../payments/queries.ts';
import { insertRefund } from '../../payments/refunds/queries.ts';
import { tellFirm } from '../../payments/refunds/send-refund.ts';
import { changeCalendar } from '../../scheduling/change-calendar.ts';
import { deleteHold, findHold } from '../../scheduling/holds/queries.ts';
import { getBookingTerms } from '../../scheduling/queries.ts';
import { insertBookings } from '../booking-queries.ts';
import { insertHeld } from '../held/insert-held.ts';
import { newBooking } from '../new-booking.ts';
import type { SessionState } from './session-state.ts';
import { openBooking } from './stored-booking.ts';

export type SettleDeps = Pick<Context, 'db' | 'inTurn' | 'now' | 'secrets' | 'visitCounter'>;

/**
 * Records what the payment company says about a payment, whoever hears it first, any number of times and in any order.
 * Paid: books the consultation in the held time, exactly once; if that is impossible, orders the refund and tells both
 * sides. Expired: releases the time. Returns whether it has booked now.
 */
export async function settlePayment(
  deps: SettleDeps,
  paymentId: string,
  seen: SessionState,
): Promise<boolean> {
  if (seen.status === 'open') return false;
  if (seen.status === 'expired') {
    await endUnpaid(deps, paymentId);
    return false;
  }
  const isBooked = await changeCalendar(deps, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.paidAt !== null) return false;
    return recordPaid(tx, deps, payment, seen.paymentIntent);
  });
  if (isBooked) deps.visitCounter.countBooking();
  return isBooked;
}

async function recordPaid(
  tx: Tx,
  deps: SettleDeps,
  payment: Payment,
  paymentIntent: string | null,
): Promise<boolean> {
  const paidAt = deps.now();
  const appointmentId = await book(tx, deps, payment);
  await updatePayment(tx, payment.id, {
    status: appointmentId ? 'booked' : 'unbooked',
    appointmentId: appointmentId ?? null,
    ...{ paymentIntent, paidAt, holdId: null, booking: null, checkAt: null, failure: null },
  });
  if (appointmentId) await sendReceipt(tx, payment);
  else {
    await insertRefund(tx, { paymentId: payment.id, reason: 'no_time', now: paidAt });
    await tellFirm(tx, payment.id, 'no time');
  }
  return appointmentId !== undefined;
}

/** Books the paid time: with the host of its hold, otherwise with another one who is free; returns its id. */
async function book(tx: Tx, deps: SettleDeps, payment: Payment): Promise<string | undefined> {
  const stored = openBooking(deps.secrets, payment);
  const hold = payment.holdId ? await findHold(tx, payment.holdId) : undefined;
  if (payment.holdId) await deleteHold(tx, payment.holdId);
  if (!stored) return undefined;
  const first = hold?.hostNumber;
  const others = stored.hosts.filter((number) => number !== first);
  const { zone, firmName: name, firmEmail: email } = await getBookingTerms(tx);
  const bookingFor = (hosts: readonly number[]) =>
    newBooking(
      deps,
      stored.details,
      { slotRequest: stored, hosts: hosts.map(unlimited), zone },
      { name, email },
    );
  if (first !== undefined) {
    const held = await insertHeld(tx, bookingFor([first]), []);
    if (held) return held.id;
  }
  if (others.length === 0) return undefined;
  const booking = bookingFor(others);
  return (await insertBookings(tx, [booking])).get(booking.appointment.id)?.id;
}

/** Without the daily limit: the hold counted towards it, and a late payment is booked beyond it. */
const unlimited = (number: number) => ({ number, maxPerDay: null });

async function sendReceipt(tx: Tx, { id, email, firstName, lastName }: Payment): Promise<void> {
  if (!email) return;
  await enqueueEmails(tx, [
    {
      kind: 'payment_receipt',
      toEmail: email,
      toName: `${firstName} ${lastName}`,
      payload: { id },
      dedupeKey: `payment_receipt:${id}`,
    },
  ]);
}

/** Ends a payment that can no longer be made, and releases its time. */
export async function endUnpaid(
  { db }: Pick<SettleDeps, 'db'>,
  paymentId: string,
  failure?: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.status !== 'open') return;
    if (payment.holdId) await deleteHold(tx, payment.holdId);
    await updatePayment(tx, paymentId, {
      ...{ status: 'expired', holdId: null, checkAt: null },
      ...(failure && { failure }),
    });
  });
}
