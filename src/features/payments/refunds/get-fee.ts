import type { Db } from '../../../../db/client.ts';
import { findFeeOf } from '../queries.ts';
import { receiptNumber, refundUntil } from '../rules.ts';
import { findFeeTerms } from './terms-queries.ts';

/** What staff see about the fee of an appointment. */
export async function getAppointmentFee(db: Db, appointmentId: string) {
  const terms = await findFeeTerms(db, appointmentId);
  const fee = terms && (await findFeeOf(db, appointmentId));
  if (!fee) return { isDue: terms?.isDue ?? false, fee: null };
  const { number, amountMinor, currency, paidAt, refundHours } = fee;
  return {
    isDue: terms.isDue,
    fee: {
      number: receiptNumber(number, paidAt),
      ...{ amountMinor, currency, paidAt },
      refundUntil: refundUntil(terms.scheduledDate, refundHours),
      refund: fee.refundStatus &&
        fee.refundReason && {
          status: fee.refundStatus,
          reason: fee.refundReason,
          failure: fee.refundFailure,
          settledAt: fee.refundSettledAt,
        },
    },
  };
}
