import { DomainError } from '../errors/errors.ts';
import type { Claims } from './identity-pool.ts';
import { REFUSALS, type Role } from './rules.ts';

/** A signed-in user, with or without access to the back office. */
export type User = {
  id: string;
  username: string;
  email: string | null;
  role: Role;
  createdAt: Date;
};

/** The user that makes a call, and the session that they make it with. */
export type Caller = User & { signIn: Pick<Claims, 'sub' | 'signedInAt' | 'sessionId'> };

/** Throws `awaiting_approval`, `access_revoked` or `access_refused` for a user who is not staff. */
export function requireStaff({ role }: Pick<User, 'role'>): void {
  if (role === 'admin') return;
  const { reason, message } = REFUSALS[role];
  throw new DomainError('forbidden', reason, message);
}
