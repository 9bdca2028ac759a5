import { DomainError } from './errors.ts';

const MESSAGE = 'We have more requests than we can handle at once. Please try again in a moment.';

/** The error for a call that has waited too long for its turn, although everything works. */
export const tooBusy = ({ message = MESSAGE, retryAfterSeconds = 2 } = {}) =>
  new DomainError('unavailable', 'too_busy', message, { retryAfterSeconds });
