import { DomainError } from './errors.ts';

const RETRY_AFTER_SECONDS = 1;

/** The error for a call that has waited too long for its turn, although everything works. */
export const tooBusy = (
  message = 'We have more requests than we can handle at once. Please try again in a moment.',
) =>
  new DomainError('unavailable', 'too_busy', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
