import { CODES_HELD_HOURS, type EmailState, MAILS_PER_MAILBOX } from '../rules.ts';

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

const NOT_TAKEN = 'The mail server does not accept mail for this address.';

/** The reason that a restore stores with the mails that it puts on hold: `db/backup/hold-outgoing.ts`. */
const HELD_BY_RESTORE = /^The site was restored from a backup/;

const FAILURES: readonly (readonly [RegExp, string])[] = [
  [
    /does not give out an access token: 4(?!08|29)/,
    'Microsoft or Google does not accept the app, its secret or its key. The secret may have expired, or the consent been withdrawn.',
  ],
  [
    /(request for|give out) an access token/,
    'The service of Microsoft or Google that gives out access tokens is not reached.',
  ],
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
