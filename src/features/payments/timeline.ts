import type { Db } from '../../../db/client.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';
import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { formatFee, type RefundReason, type RefundStatus, receiptNumber } from './rules.ts';
import { listPaymentRecords, type PaymentRecord } from './timeline-queries.ts';

/** Fees that clients pay, their refunds, and what went wrong with them. */
export const paymentTimeline: TimelinePart = {
  kind: 'payment',
  listIds: (db: Db, afterId: string, limit: number) =>
    listIdsAfter(db.selectFrom('payments'), afterId, limit),

  async identify(tx, ids) {
    const payments = await listPaymentRecords(tx, ids);
    return payments
      .filter(({ email }) => email !== null)
      .map((payment) => ({
        recordId: payment.id,
        name: `${payment.firstName} ${payment.lastName}`,
        email: payment.email,
        phone: payment.phone,
        aboutId: payment.appointmentId,
        events: eventsOf(payment),
      }));
  },

  async describe(db, ids) {
    const { formats } = await getFirmProfile(db);
    const payments = await listPaymentRecords(db, ids);
    return payments.flatMap((payment) => {
      const fee = formatFee(payment, formats.locale);
      return eventsOf(payment).map(({ what }) => ({
        recordId: payment.id,
        what,
        ...describeEvent(what, payment, fee),
        moment: payment.scheduledDate,
        href: payment.appointmentId && `/admin/appointments?open=${payment.appointmentId}`,
      }));
    });
  },
};

function eventsOf({ status, createdAt, updatedAt, paidAt, refundStatus, refundAt }: PaymentRecord) {
  return [
    { what: '', at: createdAt },
    ...(paidAt ? [{ what: 'paid', at: paidAt }] : []),
    ...(status === 'expired' ? [{ what: 'ended', at: updatedAt }] : []),
    ...(refundStatus && refundAt ? [{ what: 'refund', at: refundAt }] : []),
  ];
}

function describeEvent(what: string, payment: PaymentRecord, fee: string) {
  if (what === 'paid') {
    const receipt = payment.paidAt && receiptNumber(payment.number, payment.paidAt);
    return {
      title: `Paid the fee: ${fee}`,
      text:
        payment.status === 'unbooked'
          ? 'The time could not be booked any more. The fee is returned.'
          : `Receipt ${receipt}`,
    };
  }
  if (what === 'ended') return { title: 'Did not pay in time', text: 'The time is free again.' };
  if (what === 'refund') return describeRefund(payment, fee);
  return { title: `Began to pay the fee: ${fee}`, text: null };
}

const REASONS: Readonly<Record<RefundReason, string>> = {
  firm: 'The firm cancelled.',
  client: 'The client cancelled in time.',
  no_time: 'The time could not be booked any more.',
  staff: 'Returned by the firm.',
};

const STATES: Readonly<Record<RefundStatus, string>> = {
  due: 'Fee to be returned',
  pending: 'Fee on its way back',
  succeeded: 'Fee returned',
  failed: 'Fee could not be returned',
};

function describeRefund({ refundStatus, refundReason, refundFailure }: PaymentRecord, fee: string) {
  const reason = refundReason ? REASONS[refundReason] : '';
  return {
    title: `${refundStatus ? STATES[refundStatus] : 'Fee returned'}: ${fee}`,
    text: refundFailure ? `${reason} ${refundFailure}`.trim() : reason,
  };
}
