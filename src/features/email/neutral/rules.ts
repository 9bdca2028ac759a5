import type { EmailKind, FirmEmailKind } from '../rules.ts';

/** Neutral wording: see `Wording` in `src/features/contact-preferences/rules.ts`. */

/** The sender as mail programs and calendars show it. The address stays the firm's. */
export const NEUTRAL_SENDER = 'Front desk';

/** The visible parts of an unopened mail. The subject of a mail about an appointment continues with its time. */
export type NeutralWords = { subject: string; opening: string };

/** Fills the preview of mail programs, about two hundred characters, so that the following text is not shown there. */
const REMARK =
  'You asked us to keep what can be seen of our messages neutral, so the subject and these first lines say no more than that. All details are further down, once you open the message.';

const words = (subject: string, opening: string): NeutralWords => ({
  subject,
  opening: `${opening} ${REMARK}`,
});

const RECEIVED = 'Thank you. What you sent us has arrived, and somebody reads it.';
const CODE = 'Here is the code that you asked for. It is below.';

/**
 * By kind of mail to somebody outside the firm; a new kind needs its texts here. Texts edited by staff are not used.
 */
export const NEUTRAL_WORDS: Readonly<Record<Exclude<EmailKind, FirmEmailKind>, NeutralWords>> = {
  booking_cancelled: words(
    'Cancelled: your appointment',
    'Your appointment at the time below is cancelled.',
  ),
  booking_changed: words('Changed: your appointment', 'Your appointment has been changed.'),
  booking_confirmation: words('Your appointment', 'Your appointment is booked for the time below.'),
  booking_confirmed: words(
    'Confirmed: your appointment',
    'Your appointment at the time below is confirmed.',
  ),
  booking_link: words(
    'Your appointment',
    'Here is the new link to the page of your appointment. The one that you had no longer works.',
  ),
  booking_reminder_day: words(
    'Reminder: your appointment',
    'This is a reminder of your appointment at the time below.',
  ),
  booking_reminder_hour: words(
    'Soon: your appointment',
    'Your appointment begins soon, at the time below.',
  ),
  booking_reopened: words(
    'Your appointment takes place',
    'Your appointment takes place after all, at the time below.',
  ),
  booking_unconfirmed: words(
    'Not confirmed: your appointment',
    'Your appointment is no longer confirmed. The time below is still reserved for you.',
  ),
  contact_receipt: words('We have your message', RECEIVED),
  contact_reply: words('An answer for you', 'Here is our answer to what you sent us.'),
  newsletter_confirmation: words(
    'Please confirm',
    'Somebody, most likely you, entered this address on our website. One click on the link below confirms it.',
  ),
  newsletter_letter: words('The letter you asked for', 'Here is the letter that you asked for.'),
  newsletter_letter_test: words(
    'The letter you asked for',
    'Here is the letter that you asked for.',
  ),
  newsletter_welcome: words('You are subscribed', 'You get our letter from now on.'),
  password_reset_code: words('Your code', CODE),
  probate_result: words('The figures you asked for', 'Here are the figures that you asked for.'),
  rebook_invitation: words(
    'Your appointment',
    'We did not see you at your appointment. You can find another time by the link below.',
  ),
  sign_up_code: words('Your code', CODE),
};
