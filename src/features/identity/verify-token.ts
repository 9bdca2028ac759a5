import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import type { Claims } from '../../platform/auth/identity-pool.ts';
import { invalidToken } from '../../platform/auth/invalid-token.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { getUnixTime } from '../../platform/time/date-math.ts';
import type { KeySet } from './key-set.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Verifies access tokens: signature, pool, client, use and expiry. Throws `identity_unavailable` if the keys cannot be
 * fetched, and `invalid_token` for every other failure.
 */
export function createTokenVerifier({
  userPoolId,
  clientId,
  keys,
  now,
}: {
  userPoolId: string;
  clientId: string;
  keys: KeySet;
  now: () => Date;
}): (accessToken: string) => Promise<Claims> {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse: 'access' },
    { jwksCache: keys },
  );
  return async (accessToken) => {
    const claims = await verifier.verify(accessToken).catch((error: unknown) => {
      // `FetchError` extends the class of invalid tokens, but means that the keys could not be fetched.
      throw error instanceof FetchError ? identityUnavailable(error) : invalidToken();
    });
    const { sub, username, exp, auth_time: authTime, origin_jti: originJti } = claims;
    // The library accepts a token without an expiry, and uses the machine's clock instead of `now`.
    const isCurrent = typeof exp === 'number' && exp > getUnixTime(now());
    if (!isCurrent || !sub || !username) throw invalidToken();
    // `iat` would not do: a refresh makes it new, and a session must not look like a recent sign-in.
    const signedInAt = new Date((authTime ?? 0) * 1_000);
    return { sub, username, signedInAt, sessionId: originJti ?? null };
  };
}

export function identityUnavailable(cause: unknown): DomainError {
  const error = new DomainError(
    'unavailable',
    'identity_unavailable',
    'We cannot check your sign-in right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
  error.cause = cause;
  return error;
}
