import { formatMoney } from '../../platform/text/money-rules.ts';

/** Fees for consultations that are paid online. No imports with side effects: screens use this file too. */

/** How long a client has to pay. The payment company keeps a page open for at least 30 minutes. */
export const PAY_MINUTES = 31;

/**
 * How much longer a time stays held if the payment company cannot be asked whether it was paid. Until it answers,
 * nobody else gets the time; after that, a payment that arrives still gets it if it is free, otherwise it is refunded.
 */
export const UNKNOWN_HOURS = 24;

/** Where the payment company sends its events. */
export const STRIPE_EVENTS_PATH = '/stripe/events';

/** Who holds the time of a payment, instead of a member of staff. No account can have this name. */
export const PAYING_CLIENT = 'a client who is paying';

/**
 * `open`: the time is held and nothing is paid. `booked`: paid, and the consultation is booked. `unbooked`: paid, but the
 * time could not be booked. `expired`: ended without a payment.
 */
export const PAYMENT_STATUSES = ['open', 'booked', 'unbooked', 'expired'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** `due`: not sent to the payment company yet. `pending`: it is working on it. */
export const REFUND_STATUSES = ['due', 'pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Why a fee is returned: the firm or the client cancelled, the time was gone, or staff decided to. */
export const REFUND_REASONS = ['firm', 'client', 'no_time', 'staff'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The longest notice that the rule for refunds can demand of a client, in hours. */
export const MAX_REFUND_HOURS = 720;

/** The largest fee, in minor units, that the payment company accepts in every currency. */
export const MAX_FEE_MINOR = 99_999_999;

// Source: https://docs.stripe.com/currencies#zero-decimal and #three-decimal. The amounts of ISK and UGX have two digits
// there, although these currencies have no minor unit any more.
const WITHOUT_MINOR = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const WITH_THOUSANDTHS = 'BHD JOD KWD OMR TND'.split(' ');

/** How many digits of an amount in minor units are after the decimal point. */
export function minorDigits(currency: string): number {
  if (WITHOUT_MINOR.includes(currency)) return 0;
  return WITH_THOUSANDTHS.includes(currency) ? 3 : 2;
}

/** A fee that must be paid to book a consultation. */
export type Fee = { amountMinor: number; currency: string };

/** `$150.00` or `¥15,000`. */
export const formatFee = ({ amountMinor, currency }: Fee, locale: string): string =>
  formatMoney(amountMinor / 10 ** minorDigits(currency), { locale, currency }, { exact: true });

/** The number that clients and staff name a payment by: the year and a running number. */
export const receiptNumber = (number: string | number, paidAt: Date | string): string =>
  `${new Date(paidAt).getUTCFullYear()}-${String(number).padStart(4, '0')}`;

const HOUR_MS = 3_600_000;

/** Until when a client who cancels gets the fee back; null if never. The firm's rule when the client began to pay. */
export const refundUntil = (startsAt: Date, refundHours: number | null): Date | null =>
  refundHours === null ? null : new Date(startsAt.getTime() - refundHours * HOUR_MS);

/**
 * Whether a fee is returned when the firm cancels, whatever its rule for clients: all of it, unless that was ordered
 * before. `insertRefundOf` writes at most one refund for each payment.
 */
export const isReturnedByFirm = ({ refund }: { refund: unknown }): boolean => refund === null;

/** Whether a client who cancels at `now` gets the fee back. */
export function isRefunded(
  { startsAt, refundHours }: { startsAt: Date; refundHours: number | null },
  now: Date,
): boolean {
  const until = refundUntil(startsAt, refundHours);
  return until !== null && now <= until;
}
