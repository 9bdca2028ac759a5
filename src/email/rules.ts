/**
 * States of a mail in the outbox. `failed`: it is tried again. `needs_attention`: it is not, until somebody
 * says so. `skipped`: there was no longer a reason to send it.
 */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'needs_attention', 'skipped'] as const;

export type EmailState = (typeof EMAIL_STATES)[number];

/** The mails there are, as staff call them. */
export const EMAIL_KIND_LABELS = {
  booking_cancelled: 'Appointment cancelled',
  booking_changed: 'Appointment moved',
  booking_confirmation: 'Booking confirmation',
  booking_confirmed: 'Appointment confirmed',
  booking_link: 'New link to the client’s page',
  booking_notice: 'New booking, to the firm',
  booking_reminder_day: 'Reminder, a day before',
  booking_reminder_hour: 'Reminder, an hour before',
  booking_reopened: 'Appointment reopened',
  booking_unconfirmed: 'Appointment to be confirmed again',
  client_cancelled: 'Client cancelled, to the firm',
  client_confirmed: 'Client confirmed, to the firm',
  client_moved: 'Client moved, to the firm',
  contact_notice: 'New message, to the firm',
  contact_receipt: 'Receipt for a message',
  newsletter_confirmation: 'Newsletter: please confirm',
  newsletter_welcome: 'Newsletter: welcome',
  password_reset_code: 'Code for a new password',
  probate_result: 'Result of the calculator',
  sign_up_code: 'Code to confirm an account',
} as const;

export type EmailKind = keyof typeof EMAIL_KIND_LABELS;

/** Mails to the firm, about somebody else; all others go to whom they are about. */
export const FIRM_EMAIL_KINDS: readonly EmailKind[] = [
  'booking_notice',
  'client_cancelled',
  'client_confirmed',
  'client_moved',
  'contact_notice',
];

export const EMAIL_KINDS = Object.keys(EMAIL_KIND_LABELS) as EmailKind[];

const FAILURES: readonly (readonly [RegExp, string])[] = [
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed? ?out|does not answer|never received|fetch failed|connection.*closed|closed the connection/i,
    'The mail server does not answer.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    'The mail server was not found. Its name may be mistyped in the settings.',
  ],
  [
    /can no longer be opened/i,
    'The stored password or key can no longer be opened. Enter it again.',
  ],
  [
    /\b(535|534|530|401|403)\b|invalid login|auth|api key|credentials/i,
    'The mail server refused our sign-in. The user name or the key in the settings may be wrong.',
  ],
  [/starttls/i, 'The mail server does not offer an encrypted connection.'],
  [/certificate|self.signed|\btls\b|\bssl\b/i, 'The mail server could not prove who it is.'],
  [/\b(421|429|450|451|452)\b|rate|too many/i, 'The mail server asked us to wait.'],
  [
    /not an e-mail address|\b(550|551|553|554)\b|no such user|mailbox|recipient/i,
    'The mail server does not take mail for this address.',
  ],
];

/** Why a mail did not go out, in words for people; the server's own words are for whoever runs it. */
export function explainFailure(lastError: string, state?: EmailState): string {
  const known = FAILURES.find(([pattern]) => pattern.test(lastError));
  const why = known?.[1] ?? 'The mail could not be sent.';
  return state === 'failed' ? `${why} We keep trying.` : why;
}
