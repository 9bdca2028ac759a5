import { messagesFor } from '../../../platform/languages/messages-for.ts';
import { formatDate } from '../../../platform/time/format-rules.ts';
import type { Wording } from '../../contact-preferences/rules.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { neutralWords } from '../../email/neutral/neutral-words.ts';
import { facts, mailToClient, words } from '../../email/templates/mail-to-client.ts';
import { noticeToFirm } from '../../email/templates/notice-to-firm.ts';
import { formatFee, type RefundReason, receiptNumber } from '../../payments/rules.ts';
import { appointmentTime } from '../mail-templates/appointment-time.ts';

/** A payment as mails describe it. */
export type PaidFee = {
  number: string | number;
  firstName: string;
  /** What the consultation is called. */
  type: string;
  scheduledDate: Date;
  amountMinor: number;
  currency: string;
  paidAt: Date;
};

type ClientInput = { fee: PaidFee; firm: MailFirm; wording: Wording };

/** The receipt for a fee. It says what the fee is not for: money for later work has to be held in trust. */
export function paymentReceipt({ fee, firm, wording }: ClientInput): Mail {
  const { payment: m } = messagesFor(firm);
  const neutral = wording === 'neutral' && neutralWords(firm).payment_receipt;
  const number = receiptNumber(fee.number, fee.paidAt);
  return aboutFee(
    { fee, firm, wording },
    {
      subject: neutral ? neutral.subject : m.receiptSubject({ number }),
      opening: neutral ? neutral.opening : m.receiptOpening,
      closing: m.whatForText,
    },
  );
}

/** That a fee is returned, written once the payment company has accepted the refund. */
export function paymentRefund({
  reason,
  ...input
}: ClientInput & { reason: RefundReason | null }): Mail {
  const { firm, wording } = input;
  const { payment: m } = messagesFor(firm);
  const neutral = wording === 'neutral' && neutralWords(firm).payment_refund;
  const opening = reason === 'no_time' ? m.refundNoTimeOpening : m.refundOpening;
  return aboutFee(input, {
    subject: neutral ? neutral.subject : m.refundSubject,
    opening: neutral ? neutral.opening : opening,
    // Neutral words do not say why, so the reason follows where a preview does not show it.
    closing: neutral ? `${opening} ${m.refundClosing}` : m.refundClosing,
  });
}

function aboutFee(
  { fee, firm, wording }: ClientInput,
  { subject, opening, closing }: { subject: string; opening: string; closing: string },
): Mail {
  const { mails, payment: m } = messagesFor(firm);
  const { locale } = firm.formats;
  const rows: [string, string][] = [
    [m.amount, formatFee(fee, locale)],
    [m.consultation, fee.type],
    [m.time, appointmentTime(fee.scheduledDate, firm).long],
    [m.receiptRow, receiptNumber(fee.number, fee.paidAt)],
    [m.paidOn, formatDate(fee.paidAt, firm.zone, locale)],
    [mails.questions, mails.callOrReply({ phone: firm.phone })],
  ];
  return mailToClient({
    ...{ firm, wording, subject, name: fee.firstName, smallPrint: m.smallPrint },
    parts: [words(opening), facts(firm, rows), words(closing)],
  });
}

/** What went wrong with a payment. */
export type Trouble = {
  what: 'refund failed' | 'refund delayed' | 'no time' | 'unknown';
  /** In the words of the payment company. */
  failure: string | null;
};

const TROUBLES: Readonly<Record<Trouble['what'], { subject: string; opening: string }>> = {
  'refund failed': {
    subject: 'A fee could not be returned',
    opening:
      'The payment company could not return the fee of a client. Please open the appointment to try again, or return it in another way.',
  },
  'refund delayed': {
    subject: 'A fee is not returned yet',
    opening:
      'The fee of a client is to be returned, but the payment company does not accept it yet. It is tried again. Please check the key of the payment company.',
  },
  'no time': {
    subject: 'A fee was paid, but the time was gone',
    opening:
      'The payment of a client arrived when the time could not be booked any more. The whole fee is returned. Please call the client to find another time.',
  },
  unknown: {
    subject: 'It is not known whether a fee was paid',
    opening:
      'For a day, the payment company has not said whether a client has paid. The time is no longer held. Please look up the payment there, and check the key.',
  },
};

/** To the firm: a payment needs somebody. */
export function paymentProblem({
  fee,
  name,
  trouble: { what, failure },
  firm,
}: {
  fee: Omit<PaidFee, 'paidAt'> & { paidAt: Date | null };
  /** First and last name of the client; null if they have been erased. */
  name: string | null;
  trouble: Trouble;
  firm: MailFirm;
}): Mail {
  return noticeToFirm(firm, {
    ...TROUBLES[what],
    rows: [
      ...(name ? [['Client', name] satisfies [string, string]] : []),
      ['Fee', formatFee(fee, firm.formats.locale)],
      ['Consultation', `${fee.type}, ${appointmentTime(fee.scheduledDate, firm).long}`],
      ...(fee.paidAt
        ? [['Receipt', receiptNumber(fee.number, fee.paidAt)] satisfies [string, string]]
        : []),
      ...(failure ? [['Reason', failure] satisfies [string, string]] : []),
    ],
  });
}
