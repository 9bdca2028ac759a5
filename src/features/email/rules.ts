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
  agreement_countersigned: 'Agreement signed by both, to the firm',
  agreement_done: 'Agreement signed by both',
  agreement_link: 'Link to an agreement',
  agreement_reminder: 'Reminder of an agreement',
  agreement_signed: 'Client signed an agreement, to the firm',
  agreement_withdrawn: 'Agreement withdrawn',
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
  earlier_time_offer: 'Offer of an earlier time',
  earlier_time_wait: 'On the list for an earlier time',
  documents_received: 'Documents have arrived, to the firm',
  documents_reminder: 'Documents are missing',
  documents_request: 'Request for documents',
  documents_shared: 'Documents for a client',
  it_sheet: 'Facts for your IT, to the firm',
  mail_server_changed: 'Mail server changed, to staff',
  newsletter_confirmation: 'Newsletter: please confirm',
  newsletter_letter: 'Newsletter: letter',
  newsletter_letter_test: 'Newsletter: test of a letter',
  newsletter_welcome: 'Newsletter: welcome',
  password_reset_code: 'Code for a new password',
  payment_problem: 'Payment needs attention, to the firm',
  payment_receipt: 'Receipt for a fee',
  payment_refund: 'Fee returned',
  probate_result: 'Result of the calculator',
  questions_answered: 'Answers of a client, to the firm',
  questions_open: 'Questions are open',
  questions_reminder: 'Reminder of questions',
  questions_request: 'Questions to a client',
  rebook_invitation: 'Invitation to book again',
  sign_in_changed: 'Sign-in changed, to staff',
  sign_up_code: 'Code to confirm an account',
  staff_invitation: 'Invitation to the back office, to staff',
  webhook_disabled: 'Events to a program stopped, to the firm',
} as const;

export type EmailKind = keyof typeof EMAIL_KIND_LABELS;

const TO_FIRM = [
  'access_request',
  'agreement_countersigned',
  'agreement_signed',
  'answer_digest',
  'answer_warning',
  'booking_notice',
  'client_cancelled',
  'client_confirmed',
  'client_moved',
  'contact_notice',
  'documents_received',
  'it_sheet',
  'mail_server_changed',
  'payment_problem',
  'questions_answered',
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
  'earlier_time_wait',
  'newsletter_confirmation',
  'password_reset_code',
  'probate_result',
  'sign_up_code',
];

/** Daily limit of these mails per mailbox. */
export const MAILS_PER_MAILBOX = { limit: 10, seconds: 24 * 60 * 60 };

/** How long codes of the user pool are not sent through a new mail server: see `codesHeldUntil`. */
export const CODES_HELD_HOURS = 24;

export const EMAIL_KINDS = Object.keys(EMAIL_KIND_LABELS) as EmailKind[];

/** All kinds but `BULK_EMAIL_KINDS`. */
export const SINGLE_EMAIL_KINDS = EMAIL_KINDS.filter((kind) => !BULK_EMAIL_KINDS.includes(kind));

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

/** The label of a kind of mail; an unknown kind is returned as it is. */
export const emailKindLabel = (kind: string): string =>
  EMAIL_KIND_LABELS[kind as EmailKind] ?? kind;
