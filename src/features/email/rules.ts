/**
 * States of a mail in the outbox. `failed`: it is retried. `needs_attention`: it is not retried until staff ask for it.
 * `skipped`: it is not sent; see `SKIP_REASONS`.
 */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'needs_attention', 'skipped'] as const;

export type EmailState = (typeof EMAIL_STATES)[number];

/**
 * What mails can be filtered by and are counted by: their states, but `sent` only if a mail server has accepted them;
 * otherwise `caught`.
 */
export const EMAIL_FILTERS = [
  'queued',
  'sent',
  'caught',
  'failed',
  'needs_attention',
  'skipped',
] as const;
export type EmailFilterState = (typeof EMAIL_FILTERS)[number];

/** What happens to mails: sent, only caught in the development mailbox, or held until mail is configured. */
export const MAIL_DELIVERIES = ['sent', 'caught', 'held'] as const;

/** The kinds of mail, with their labels for staff. */
export const EMAIL_KIND_LABELS = {
  access_request: 'Access request, to staff',
  answer_digest: 'Digest of unanswered messages, to the firm',
  answer_warning: 'Answer due soon, to the firm',
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
  contact_reply: 'Reply to a message',
  mail_server_changed: 'Mail server changed, to staff',
  newsletter_confirmation: 'Newsletter: please confirm',
  newsletter_letter: 'Newsletter: letter',
  newsletter_letter_test: 'Newsletter: test of a letter',
  newsletter_welcome: 'Newsletter: welcome',
  password_reset_code: 'Code for a new password',
  probate_result: 'Result of the calculator',
  rebook_invitation: 'Invitation to book again',
  sign_in_changed: 'Sign-in changed, to staff',
  sign_up_code: 'Code to confirm an account',
  staff_invitation: 'Invitation to the back office, to staff',
  webhook_disabled: 'Webhook disabled, to the firm',
} as const;

export type EmailKind = keyof typeof EMAIL_KIND_LABELS;

const TO_FIRM = [
  'access_request',
  'answer_digest',
  'answer_warning',
  'booking_notice',
  'client_cancelled',
  'client_confirmed',
  'client_moved',
  'contact_notice',
  'mail_server_changed',
  'sign_in_changed',
  'staff_invitation',
  'webhook_disabled',
] as const satisfies readonly EmailKind[];
export type FirmEmailKind = (typeof TO_FIRM)[number];

/** Mails to the firm about somebody else, and to its staff; all other mails go to the person they are about. */
export const FIRM_EMAIL_KINDS: readonly EmailKind[] = TO_FIRM;

/**
 * Mails of which thousands are sent at once. They never delay other mails, and their text is not stored for each
 * receiver. A rejected one is not listed among the mails that need attention: the page of the newsletter shows it.
 */
export const BULK_EMAIL_KINDS: readonly EmailKind[] = ['newsletter_letter'];

/** How many mails a process sends at a time; of `BULK_EMAIL_KINDS` fewer, because they are never urgent. */
export const MAILS_AT_ONCE = 4;
export const BULK_MAILS_AT_ONCE = 2;

/** Codes of the user pool. */
export const CODE_EMAIL_KINDS: readonly EmailKind[] = ['password_reset_code', 'sign_up_code'];

/** Mails to an address typed into a public form. The index `outbox_emails_mailbox` lists the same kinds. */
export const FORM_EMAIL_KINDS: readonly EmailKind[] = [
  'booking_confirmation',
  'contact_receipt',
  'newsletter_confirmation',
  'password_reset_code',
  'probate_result',
  'sign_up_code',
];

/** Daily limit of these mails per mailbox. */
export const MAILS_PER_MAILBOX = { limit: 10, seconds: 24 * 60 * 60 };

/** How long codes of the user pool are not sent through a new mail server: see `codesHeldUntil`. */
export const CODES_HELD_HOURS = 24;

/** Why a mail was not sent, other than because there was no longer a reason to. */
export const SKIP_REASONS = ['receiver_limit', 'email_refused', 'server_changed'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Whether staff can send a mail now: it is waiting, or was skipped because of a limit. */
export const canRetry = ({
  state,
  skipReason,
}: {
  state: EmailState;
  skipReason: SkipReason | null;
}) =>
  state === 'queued' ||
  state === 'failed' ||
  state === 'needs_attention' ||
  (state === 'skipped' && skipReason === 'receiver_limit');

/** Why a mail was not sent, in words for staff. */
export const SKIP_REASON_TEXTS: Readonly<Record<SkipReason, string>> = {
  receiver_limit: `Not sent: this address has already been sent ${MAILS_PER_MAILBOX.limit} mails within a day from forms on the website. What was entered is kept. Somebody may be using the forms to flood this mailbox.`,
  email_refused:
    'Not sent: the client does not want e-mail. Reach them in a way that their contact preferences allow.',
  server_changed: `Not sent: the mail server was changed, and codes are not sent through a new server for ${CODES_HELD_HOURS} hours. Then the person can request another code.`,
};

export const EMAIL_KINDS = Object.keys(EMAIL_KIND_LABELS) as EmailKind[];

/** All kinds but `BULK_EMAIL_KINDS`. */
export const SINGLE_EMAIL_KINDS = EMAIL_KINDS.filter((kind) => !BULK_EMAIL_KINDS.includes(kind));

const NOT_TAKEN = 'The mail server does not accept mail for this address.';

/** The reason that a restore stores with the mails that it puts on hold: `db/backup/hold-outgoing.ts`. */
const HELD_BY_RESTORE = /^The site was restored from a backup/;

const FAILURES: readonly (readonly [RegExp, string])[] = [
  [
    HELD_BY_RESTORE,
    'It was waiting when this site’s backup was made, and may have been sent since. Retry it, or dismiss it.',
  ],
  // OpenSSL's words for a plain greeting where it expects TLS.
  [
    /wrong version number|packet length too long/i,
    'The mail server does not encrypt this port from the start. Turn “Encrypted from the start” off, as usual for port 587.',
  ],
  // A server that expects TLS waits for the client to begin.
  [
    /greeting never received/i,
    'The mail server accepts connections but does not greet us. If this port is encrypted from the start, as 465 is, turn “Encrypted from the start” on.',
  ],
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed? ?out|does not answer|fetch failed|connection.*closed|closed the connection/i,
    'The mail server does not answer.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    'The mail server was not found. Its name may be mistyped in the settings.',
  ],
  [
    /can no longer be (opened|read)/i,
    'The stored password or key can no longer be read. Enter it again.',
  ],
  [
    /\b(535|534|530|401|403)\b|invalid login|auth|api key|credentials/i,
    'The mail server refused our sign-in. The user name or the key in the settings may be wrong.',
  ],
  [/starttls/i, 'The mail server does not offer an encrypted connection.'],
  [
    /certificate|self.signed|\btls\b|\bssl\b/i,
    'The mail server’s certificate could not be verified.',
  ],
  [/\b(421|429|450|451|452)\b|rate|too many/i, 'The mail server asked us to wait.'],
  [/not an e-mail address|\b(550|551|553|554)\b|no such user|mailbox|recipient/i, NOT_TAKEN],
];

/** Whether a mail server refused the receiver's address. A bounce that comes later is a mail to the sender address. */
const isBounce = (lastError: string): boolean => explainFailure(lastError) === NOT_TAKEN;

/** Why a mail was not sent, in words for staff; the server's own wording is for administrators. */
export function explainFailure(lastError: string, state?: EmailState): string {
  const known = FAILURES.find(([pattern]) => pattern.test(lastError));
  const why = known?.[1] ?? 'The mail could not be sent.';
  return state === 'failed' ? `${why} We keep trying.` : why;
}

/** The columns that the list of mails can be sorted by. */
export const EMAIL_SORTS = ['date'] as const;

/** The filters in words for staff. */
export const EMAIL_FILTER_LABELS: Readonly<Record<EmailFilterState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  caught: 'Caught here',
  failed: 'Trying again',
  needs_attention: 'Needs attention',
  skipped: 'Not needed',
};

/** The columns of an outbox row that decide what happened to the mail. */
export type MailRecord = {
  state: EmailState;
  isCaught: boolean;
  skipReason: SkipReason | null;
  lastError: string | null;
};

/**
 * What happened to a mail, with its label. Everything that claims something about a mail is derived from this.
 * `accepted`: by a mail server. `caught`: kept on this installation and never sent, because mail was not connected.
 * `bounced`: a mail server rejected the address. `held_back`: see `SKIP_REASONS`.
 */
export const MAIL_OUTCOME_LABELS = {
  waiting: 'Waiting',
  retrying: 'Trying again',
  accepted: 'Accepted',
  caught: 'Caught here, not sent',
  bounced: 'Bounced',
  failed: 'Failed',
  on_hold: 'On hold',
  held_back: 'Held back',
  not_needed: 'Not needed',
} as const;
export type MailOutcome = keyof typeof MAIL_OUTCOME_LABELS;

/** Decides what happened to a mail. */
export function mailOutcome({ state, isCaught, skipReason, lastError }: MailRecord): MailOutcome {
  switch (state) {
    case 'queued':
      return 'waiting';
    case 'failed':
      return 'retrying';
    case 'sent':
      return isCaught ? 'caught' : 'accepted';
    case 'needs_attention':
      if (lastError && HELD_BY_RESTORE.test(lastError)) return 'on_hold';
      return lastError && isBounce(lastError) ? 'bounced' : 'failed';
    case 'skipped':
      return skipReason ? 'held_back' : 'not_needed';
  }
}

/** What happened to a mail, in a word or two. */
export const mailOutcomeLabel = (mail: MailRecord): string =>
  MAIL_OUTCOME_LABELS[mailOutcome(mail)];

/** The label of a kind of mail; an unknown kind is returned as it is. */
export const emailKindLabel = (kind: string): string =>
  EMAIL_KIND_LABELS[kind as EmailKind] ?? kind;
