import { invalidToken } from '../../platform/auth/invalid-token.ts';
import type { Caller } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findCaller } from './queries.ts';
import { registerUser } from './register-user.ts';

type Deps = Pick<Context, 'db' | 'now' | 'accessToken' | 'identityPool' | 'staffRules'>;

/**
 * The caller, by their access token. Queries the database each time, because a token stays valid after its owner has
 * lost the role and after they have signed out everywhere. Throws `not_signed_in`, `invalid_token` or `identity_unavailable`.
 */
export async function authenticate(deps: Deps): Promise<Caller> {
  const { db, accessToken, identityPool } = deps;
  if (accessToken === null) {
    throw new DomainError(
      'unauthenticated',
      'not_signed_in',
      'Please sign in to access this area.',
    );
  }
  const claims = await identityPool.verify(accessToken);
  const { sub, signedInAt, sessionId } = claims;
  const signIn = { sub, signedInAt, sessionId };
  const found = await findCaller(db, sub);
  if (!found) return { ...(await registerUser(deps, claims, accessToken)), signIn };
  const { sessionsEndedBefore, ...user } = found;
  if (sessionsEndedBefore && signedInAt < sessionsEndedBefore) throw invalidToken();
  return { ...user, signIn };
}
