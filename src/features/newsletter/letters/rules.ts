/**
 * States of a letter. `scheduled`: sending starts at its time. `paused`: by staff, or because the mail server rejected
 * many mails in a row. `cancelled`: the rest is never sent.
 */
export const LETTER_STATUSES = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'cancelled',
  'sent',
] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

/**
 * `news`: what changed in the law, teaching. `advertising`: what the firm offers, which law may ask to label, and which
 * is never sent to somebody who asked for neutral wording.
 */
export const LETTER_KINDS = ['news', 'advertising'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/**
 * The delivery state of a letter for one subscriber. `waiting`: the mail is not in the outbox yet. `queued`: it is in
 * the outbox. `deferred`: the mail server reported a temporary failure, and the mail is retried. `sent`: accepted by a
 * mail server. `caught`: only kept on this installation, because mail was not connected. `refused`: not sent, and not
 * retried. `unsubscribed`: the subscription ended, or letters to the address stopped, before the mail was sent.
 * `withheld`: the letter is advertising, and the subscriber has asked for neutral wording.
 */
export const RECIPIENT_STATES = [
  'waiting',
  'queued',
  'deferred',
  'sent',
  'caught',
  'refused',
  'unsubscribed',
  'cancelled',
  'withheld',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** How many recipients are in each state. */
export type RecipientCounts = Readonly<Record<RecipientState, number>>;

/** The columns that the list of letters can be sorted by. */
export const LETTER_SORTS = ['created', 'subject'] as const;

export const MAX_LETTER_ARTICLES = 20;

/** Gmail truncates mails after 102 KB, including the layout. */
export const MAX_LETTER_KILOBYTES = 80;

/** Letters per minute, unless staff set another number. */
export const DEFAULT_PER_MINUTE = 60;
export const MAX_PER_MINUTE = 6_000;

/** Letters to a subscriber stop after this many permanent rejections in a row. */
export const STOP_AFTER_REFUSALS = 2;

/** A letter is paused after this many rejections in a row: the cause is then unlikely to be the addresses. */
export const PAUSE_AFTER_REFUSALS = 10;

/** After this many temporary failures in a row, the mail server is assumed to throttle, and sending backs off. */
const SLOW_DOWN_AFTER = 3;
const LONGEST_PAUSE_SECONDS = 15 * 60;

/** How many seconds of backlog a letter catches up in one release, if polling was delayed. */
const CATCH_UP_SECONDS = 5;

/** Whether staff can change the text. */
export const isEditable = (status: LetterStatus) => status === 'draft';

/** Whether sending has started and has not finished. */
export const isUnderWay = (status: LetterStatus) => status === 'sending' || status === 'paused';

/** The recipients to whom a letter was to be sent: all but those who are left out. */
export const recipientsOf = (counts: RecipientCounts): number =>
  RECIPIENT_STATES.reduce((sum, state) => sum + (state === 'withheld' ? 0 : counts[state]), 0);

/** The recipients whose letter may still be sent. */
export const unsettledOf = ({ waiting, queued, deferred }: RecipientCounts): number =>
  waiting + queued + deferred;

/**
 * How many mails to put into the outbox now, and in how many seconds the next release is due. `overdueSeconds`: how
 * long ago this release was due. `queued`: mails in the outbox that have not been attempted yet; their number is
 * limited so that pausing takes effect at once.
 */
export function nextRelease({
  overdueSeconds,
  perMinute,
  queued,
}: {
  overdueSeconds: number;
  perMinute: number;
  queued: number;
}): { count: number; pauseSeconds: number } {
  const behindSeconds = Math.min(Math.max(overdueSeconds, 0), CATCH_UP_SECONDS);
  const perSecond = perMinute / 60;
  const mostQueued = Math.max(4, Math.ceil(perSecond * CATCH_UP_SECONDS));
  const due = 1 + Math.floor(behindSeconds * perSecond);
  const count = Math.max(0, Math.min(due, mostQueued - queued));
  // If the mail server is the bottleneck, the backlog is dropped and the rate is measured from now.
  if (count < due) return { count, pauseSeconds: count / perSecond };
  return { count, pauseSeconds: count / perSecond - behindSeconds };
}

/**
 * The backoff after a temporary failure, in seconds without new mails, doubled with each further failure; 0 if the
 * failure seems to concern only one mailbox.
 */
export function backOffSeconds(
  {
    isOutage,
    retryAfterSeconds = 0,
  }: { isOutage: boolean; retryAfterSeconds?: number | undefined },
  { failuresInRow, firstPauseSeconds }: { failuresInRow: number; firstPauseSeconds: number },
): number {
  const isAboutAll = isOutage || retryAfterSeconds > 0 || failuresInRow >= SLOW_DOWN_AFTER;
  if (!isAboutAll) return 0;
  const doubled = firstPauseSeconds * 2 ** Math.min(Math.max(failuresInRow - 1, 0), 20);
  return Math.min(Math.max(doubled, retryAfterSeconds), LONGEST_PAUSE_SECONDS);
}
