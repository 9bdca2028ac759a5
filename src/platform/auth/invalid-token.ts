import { DomainError } from '../errors/errors.ts';

/** The error for an access token that is wrong, has expired, or belongs to a session that has ended. */
export function invalidToken(): DomainError {
  return new DomainError(
    'unauthenticated',
    'invalid_token',
    'Your sign-in has expired. Please sign in again.',
  );
}
