import { DomainError } from '../../errors/errors.ts';
import { differenceInSeconds } from '../../time/date-math.ts';
import type { Caller } from '../user.ts';
import { STEP_UP_MESSAGE, STEP_UP_MINUTES, STEP_UP_REASON } from './rules.ts';

/** Whether a sign-in at `signedInAt` is recent enough for a step-up. */
export const isRecentSignIn = (signedInAt: Date, now: Date): boolean =>
  differenceInSeconds(now, signedInAt) <= STEP_UP_MINUTES * 60;

/**
 * Throws `step_up_required` (403) unless the caller has proved their identity within the last `STEP_UP_MINUTES`. A
 * program with an API key never signs in: its scope is enough.
 */
export function requireRecentSignIn({ scopes, signIn }: Caller, now: Date): void {
  if (scopes || isRecentSignIn(signIn.lastProvenAt, now)) return;
  throw new DomainError('forbidden', STEP_UP_REASON, STEP_UP_MESSAGE);
}
