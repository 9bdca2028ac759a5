import type { ClientPayment } from '../../../../src/features/appointments/paid/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { formatFee } from '../../../../src/features/payments/rules.ts';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { whenInSentence } from '../../scheduling/when-words.ts';

type Props = { firm: FirmProfile; payment: ClientPayment };

export const feeOf = ({ payment, firm }: Props) => formatFee(payment, firm.formats.locale);

export const whenOf = (instant: string, { payment, firm }: Props) =>
  whenInSentence(instant, payment.zone, firm.formats.locale);

export const untilOf = ({ payment, firm }: Props) =>
  formatTime(payment.heldUntil, payment.zone, firm.formats.locale);

/** The title of the page, and what the client has to know first. */
export function pageWords(props: Props): { title: string; lead: string } {
  const { payment, firm } = props;
  switch (payment.status) {
    case 'open':
      return {
        title: m.payment.openTitle,
        lead: m.payment.openLead({ until: untilOf(props) }),
      };
    case 'booked':
      return payment.refund
        ? { title: refundTitle(payment), lead: refundWords(props) }
        : {
            title: m.payment.paidTitle,
            lead: m.payment.paidLead({ time: whenOf(payment.scheduledDate, props) }),
          };
    case 'unbooked':
      return {
        title: m.payment.unbookedTitle,
        lead: m.payment.unbookedLead({ fee: feeOf(props), phone: firm.phone }),
      };
    case 'expired':
      return {
        title: m.payment.expiredTitle,
        lead: payment.canHoldAgain ? m.payment.expiredKept : m.payment.expiredLead,
      };
  }
}

const refundTitle = ({ refund }: Props['payment']): string =>
  refund === 'failed' ? m.payment.refundFailedTitle : m.payment.refundSubject;

/** What has become of a refund. */
export function refundWords(props: Props): string {
  const fee = feeOf(props);
  switch (props.payment.refund) {
    case 'pending':
      return m.payment.refundPending({ fee });
    case 'succeeded':
      return m.payment.refundSucceeded({ fee });
    case 'failed':
      return m.payment.refundFailed({ fee });
    default:
      return m.payment.refundDue({ fee });
  }
}

export function amountLabel({ paidAt, status }: Props['payment']): string {
  if (paidAt !== null) return m.payment.paid;
  return status === 'open' ? m.payment.youPay : m.payment.fee;
}
