import { invalidToken } from '../../platform/auth/invalid-token.ts';
import type { Caller } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { registerUser } from './register-user.ts';
import { findCaller } from './sessions/queries.ts';
import { sessionKey } from './sessions/session-key.ts';

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
  const find = () => findCaller(db, claims.sub, sessionKey(claims));
  const found = (await find()) ?? (await registerUser(deps, claims, accessToken).then(find));
  if (!found) throw invalidToken();
  const { sessionsEndedBefore, sessionConfirmedAt, needsSecondFactor, ...user } = found;
  const { sub, signedInAt, sessionId } = claims;
  if (sessionsEndedBefore && signedInAt < sessionsEndedBefore) throw invalidToken();
  const isConfirmed = sessionConfirmedAt && sessionConfirmedAt > signedInAt;
  const lastProvenAt = isConfirmed ? sessionConfirmedAt : signedInAt;
  const lacksSecondFactor = needsSecondFactor && !(await identityPool.hasSecondFactor(sub));
  return { ...user, lacksSecondFactor, signIn: { sub, signedInAt, sessionId, lastProvenAt } };
}
