import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { findUserBySub } from './queries.ts';
import { registerUser } from './register-user.ts';
import { REFUSALS, type Role } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now' | 'accessToken' | 'identityPool' | 'staffRules'>;

export type User = {
  id: string;
  username: string;
  email: string | null;
  role: Role;
  createdAt: Date;
};

/**
 * Who calls, by their access token. Asks the database each time: a token outlives a lost role. Throws
 * `not_signed_in`, `invalid_token` or `identity_unavailable`.
 */
export async function recogniseUser(deps: Deps): Promise<User> {
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

/** Throws `awaiting_approval`, `access_revoked` or `access_refused` for who is not staff. */
export function requireStaff({ role }: Pick<User, 'role'>): void {
  if (role === 'admin') return;
  const { reason, message } = REFUSALS[role];
  throw new DomainError('forbidden', reason, message);
}
