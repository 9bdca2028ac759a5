import { explainFailure, SKIP_REASON_TEXTS } from '../../../src/features/email/outcomes/rules.ts';
import { formatDate, formatMoment, formatTime } from '../../lib/format.ts';
import type { OutboxEmail } from './outbox-email.ts';

type Setting = {
  zone: string;
  now: Date;
  /** Whether mails wait until mail is configured. */
  isHeld: boolean;
};

/** The delivery state of a mail and what happens next, as sentences for staff. */
export function describeMail(mail: OutboxEmail, setting: Setting, locale: string): string {
  const { state, lastError, skipReason } = mail;
  if (state === 'sent') return describeSent(mail, setting.zone, locale);
  if (state === 'skipped' && skipReason) return SKIP_REASON_TEXTS[skipReason];
  if (state === 'skipped' && !lastError) return 'Not sent: there was no longer a reason to.';
  const failure = lastError && explainFailure(lastError, state);
  const attempts = lastError && describeAttempts(mail);
  const next = state === 'queued' || state === 'failed' ? describeNext(mail, setting, locale) : '';
  return [failure, attempts, next].filter(Boolean).join(' ');
}

function describeSent(mail: OutboxEmail, zone: string, locale: string): string {
  const { isCaught, serverName, serverAnswer, createdAt, sentAt } = mail;
  const when = sentAt ? ` ${momentAfter(sentAt, createdAt, zone, locale)}` : '';
  if (isCaught) return `Caught on this installation${when}, not sent.`;
  const accepted = `Accepted by ${serverName ?? 'the mail server'}${when}`;
  return serverAnswer ? `${accepted}: ${serverAnswer}` : `${accepted}.`;
}

function describeNext(
  { state, nextTryAt }: OutboxEmail,
  { zone, now, isHeld }: Setting,
  locale: string,
): string {
  if (isHeld) return 'It waits until mail is set up.';
  if (nextTryAt && new Date(nextTryAt) > now) {
    return `Next try ${momentAfter(nextTryAt, now, zone, locale)}.`;
  }
  return state === 'failed' ? 'It is being tried again.' : 'It is sent within a minute.';
}

function describeAttempts({ attempts }: OutboxEmail): string {
  if (attempts === 0) return '';
  return attempts === 1 ? 'Tried once.' : `Tried ${attempts} times.`;
}

/** The time of an event: `at 10:14 AM` if it is on the same day as the previous event, otherwise with the date. */
function momentAfter(instant: string, before: string | Date, zone: string, locale: string): string {
  return formatDate(instant, zone, locale) === formatDate(before, zone, locale)
    ? `at ${formatTime(instant, zone, locale)}`
    : `on ${formatMoment(instant, zone, locale)}`;
}
