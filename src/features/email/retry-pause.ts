import type { MailFailure } from './mail-failure.ts';

const HOUR_SECONDS = 60 * 60;
export const LONGEST_PAUSE_SECONDS = 6 * HOUR_SECONDS;

/** A mail is tried for this long before staff must look after it. */
export const GIVE_UP_AFTER_SECONDS = 72 * HOUR_SECONDS;

// Failed sign-ins lock accounts, and corrected settings send what waits at once.
const SETTINGS_FACTOR = 10;

/**
 * Seconds until a mail is tried again that has failed for `failingSeconds`, or undefined if it is not. The
 * pauses begin with `firstPauseSeconds` and about double, up to six hours; a provider may ask for more.
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
