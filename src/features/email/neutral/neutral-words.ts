import { messagesFor } from '../../../platform/languages/messages-for.ts';
import type { EmailKind, FirmEmailKind } from '../rules.ts';

/** Neutral wording: see `Wording` in `src/features/contact-preferences/rules.ts`. */

type Formats = Parameters<typeof messagesFor>[0];

/** The sender as mail programs and calendars show it. The address stays the firm's. */
export const neutralSender = (firm: Formats): string => messagesFor(firm).neutral.sender;

/** The visible parts of an unopened mail. The subject of a mail about an appointment continues with its time. */
export type NeutralWords = { subject: string; opening: string };

/**
 * By kind of mail to somebody outside the firm; a new kind needs its texts here. Texts edited by staff are not used.
 */
export function neutralWords(
  firm: Formats,
): Readonly<Record<Exclude<EmailKind, FirmEmailKind>, NeutralWords>> {
  const m = messagesFor(firm).neutral;
  const words = (subject: string, opening: string): NeutralWords => ({
    subject,
    opening: `${opening} ${m.remark}`,
  });
  const letter = words(m.letterSubject, m.letterOpening);
  const code = words(m.codeSubject, m.codeOpening);
  return {
    agreement_done: words(m.paperDoneSubject, m.paperDoneOpening),
    agreement_link: words(m.paperSubject, m.paperOpening),
    agreement_reminder: words(m.paperReminderSubject, m.paperReminderOpening),
    agreement_withdrawn: words(m.paperWithdrawnSubject, m.paperWithdrawnOpening),
    booking_cancelled: words(m.cancelledSubject, m.cancelledOpening),
    booking_changed: words(m.changedSubject, m.changedOpening),
    booking_confirmation: words(m.yourAppointment, m.bookedOpening),
    booking_confirmed: words(m.confirmedSubject, m.confirmedOpening),
    booking_link: words(m.yourAppointment, m.linkOpening),
    booking_reminder_day: words(m.reminderDaySubject, m.reminderDayOpening),
    booking_reminder_hour: words(m.reminderHourSubject, m.reminderHourOpening),
    booking_reopened: words(m.reopenedSubject, m.reopenedOpening),
    booking_unconfirmed: words(m.unconfirmedSubject, m.unconfirmedOpening),
    contact_receipt: words(m.receivedSubject, m.receivedOpening),
    contact_reply: words(m.answerSubject, m.answerOpening),
    earlier_time_offer: words(m.offerSubject, m.offerOpening),
    earlier_time_wait: words(m.waitSubject, m.waitOpening),
    documents_reminder: words(m.missingSubject, m.missingOpening),
    documents_request: words(m.neededSubject, m.neededOpening),
    documents_shared: words(m.filesSubject, m.filesOpening),
    newsletter_confirmation: words(m.confirmSubject, m.confirmOpening),
    newsletter_letter: letter,
    newsletter_letter_test: letter,
    newsletter_welcome: words(m.welcomeSubject, m.welcomeOpening),
    password_reset_code: code,
    payment_receipt: words(m.receiptSubject, m.receiptOpening),
    payment_refund: words(m.refundSubject, m.refundOpening),
    probate_result: words(m.figuresSubject, m.figuresOpening),
    questions_open: words(m.questionsOpenSubject, m.questionsOpenOpening),
    questions_reminder: words(m.questionsReminderSubject, m.questionsReminderOpening),
    questions_request: words(m.questionsSubject, m.questionsOpening),
    rebook_invitation: words(m.yourAppointment, m.rebookOpening),
    sign_up_code: code,
  };
}
