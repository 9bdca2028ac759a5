import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { formatFee } from '../../../../src/features/payments/rules.ts';
import { m } from '../../../lib/messages.ts';
import { whenInSentence } from '../../scheduling/when-words.ts';

type Fee = NonNullable<LinkedAppointment['fee']>;

/** What was paid, or what has become of its refund. */
export function feeWords(paid: Fee, { formats }: Pick<FirmProfile, 'formats'>): string {
  const fee = formatFee(paid, formats.locale);
  switch (paid.refund) {
    case null:
      return m.payment.feePaid({ fee, number: paid.receipt });
    case 'due':
      return m.payment.refundDue({ fee });
    case 'pending':
      return m.payment.refundPending({ fee });
    case 'succeeded':
      return m.payment.refundSucceeded({ fee });
    case 'failed':
      return m.payment.refundFailed({ fee });
  }
}

/** What becomes of the fee if the client cancels now: by the rule that was shown when they paid. */
export function cancelFeeWords(
  paid: Fee,
  { zone }: Pick<LinkedAppointment, 'zone'>,
  { formats }: Pick<FirmProfile, 'formats'>,
): string {
  const fee = formatFee(paid, formats.locale);
  if (paid.isReturnedNow) return m.payment.cancelReturns({ fee });
  if (!paid.refundUntil) return m.payment.cancelNeverReturns({ fee });
  const until = whenInSentence(paid.refundUntil, zone, formats.locale);
  return m.payment.cancelKeeps({ fee, until });
}
