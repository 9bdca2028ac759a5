import type { MailFailure } from './mail-failure.ts';

const HOUR_SECONDS = 60 * 60;
export const LONGEST_PAUSE_SECONDS = 6 * HOUR_SECONDS;

/** A mail is retried for this long before it needs attention from staff. */
export const GIVE_UP_AFTER_SECONDS = 72 * HOUR_SECONDS;

// Pauses are longer, because failed sign-ins lock accounts, and waiting mails are sent immediately when the settings
// are corrected.
const SETTINGS_FACTOR = 10;

/**
 * Seconds until the next attempt for a mail that has failed for `failingSeconds`, or undefined if there is none. The
 * pauses start at `firstPauseSeconds` and roughly double, up to six hours; a provider may ask for longer ones.
 */
export function retryPause(
  { kind, retryAfterSeconds = 0 }: Pick<MailFailure, 'kind' | 'retryAfterSeconds'>,
  { failingSeconds, firstPauseSeconds }: { failingSeconds: number; firstPauseSeconds: number },
): number | undefined {
  if (kind === 'permanent' || failingSeconds >= GIVE_UP_AFTER_SECONDS) return undefined;
  const first = kind === 'settings' ? firstPauseSeconds * SETTINGS_FACTOR : firstPauseSeconds;
  const pause = Math.max(first, failingSeconds, retryAfterSeconds);
  return Math.min(Math.ceil(pause), LONGEST_PAUSE_SECONDS);
}
