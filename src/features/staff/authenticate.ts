import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findUserBySub } from './queries.ts';
import { registerUser } from './register-user.ts';

type Deps = Pick<Context, 'db' | 'now' | 'accessToken' | 'identityPool' | 'staffRules'>;

/**
 * The caller, by their access token. Queries the database each time, because a token stays valid after its owner has
 * lost the role. Throws `not_signed_in`, `invalid_token` or `identity_unavailable`.
 */
export async function authenticate(deps: Deps): Promise<User> {
  const { db, accessToken, identityPool } = deps;
  if (accessToken === null) {
    throw new DomainError(
      'unauthenticated',
      'not_signed_in',
      'Please sign in to access this area.',
    );
  }
  const claims = await identityPool.verify(accessToken);
  return (await findUserBySub(db, claims.sub)) ?? registerUser(deps, claims, accessToken);
}
