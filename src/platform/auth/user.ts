import { DomainError } from '../errors/errors.ts';
import type { Claims } from './identity-pool.ts';
import { hasPermission, PERMISSIONS, type Permission } from './permissions/rules.ts';
import { isStaffRole, REFUSALS, type Role, type StaffRole } from './rules.ts';

/** A signed-in user, with or without access to the back office. */
export type User = {
  id: string;
  username: string;
  email: string | null;
  role: Role;
  /** The attorney who this user is, if they are one. */
  attorneyId: string | null;
  createdAt: Date;
};

/** A user with access to the back office. */
export type StaffUser = User & { role: StaffRole };

/** The user that makes a call, and the session that they make it with. */
export type Caller = User & { signIn: Pick<Claims, 'sub' | 'signedInAt' | 'sessionId'> };

/** Throws `awaiting_approval`, `access_revoked` or `access_refused` for a user who is not staff. */
export function requireStaff<Someone extends User>(
  user: Someone,
): asserts user is Someone & StaffUser {
  const { role } = user;
  if (isStaffRole(role)) return;
  const { reason, message } = REFUSALS[role];
  throw new DomainError('forbidden', reason, message);
}

/** Throws `not_permitted` if the user’s role does not include the permission. */
export function requirePermission({ role }: StaffUser, permission: Permission): void {
  if (hasPermission(role, permission)) return;
  throw new DomainError(
    'forbidden',
    'not_permitted',
    `Your role does not include “${PERMISSIONS[permission].label}”. Ask an owner of the firm.`,
  );
}
