import { DomainError } from '../errors/errors.ts';
import { type Area, mayDo } from './area-rules.ts';
import type { Claims } from './identity-pool.ts';
import { type Permission, permissionLabel, scopeOf } from './permission-rules.ts';
import { isStaffRole, REFUSALS, type Role, type StaffRole } from './rules.ts';

/** A signed-in user, with or without access to the back office. */
export type User = {
  id: string;
  username: string;
  email: string | null;
  role: Role;
  /** The areas that the role is limited to; null: the whole role. */
  areas: Area[] | null;
  /** The attorney record of this user, if they are an attorney. */
  attorneyId: string | null;
  createdAt: Date;
  /** Everything that the caller may do, if it is a program with an API key. */
  scopes?: readonly Permission[];
};

/** A user with access to the back office. */
export type StaffUser = User & { role: StaffRole };

/** The session of a call. */
type SignIn = Pick<Claims, 'sub' | 'signedInAt' | 'sessionId'> & {
  /** When its owner last proved their identity: at sign-in, or later by confirming it (`confirmSession`). */
  lastProvenAt: Date;
};

/** The user that makes a call, and the session of the call. */
export type Caller = User & {
  signIn: SignIn;
  /** Whether the role needs a second factor that the user has not set up. */
  lacksSecondFactor: boolean;
};

export const isStaffUser = (user: User): user is StaffUser => isStaffRole(user.role);

/** Throws `awaiting_approval`, `access_revoked` or `access_refused` for a user who is not staff. */
export function requireStaff<Someone extends User>(
  user: Someone,
): asserts user is Someone & StaffUser {
  const { role } = user;
  if (isStaffRole(role)) return;
  const { reason, message } = REFUSALS[role];
  throw new DomainError('forbidden', reason, message);
}

/** Whether a user, or a program with an API key, has this permission. */
export const isPermitted = ({ scopes, ...access }: StaffUser, permission: Permission): boolean =>
  scopes ? scopes.includes(permission) : mayDo(access, permission);

/** Throws `second_factor_required` for a user without the second factor that their role needs. */
export function requireSecondFactor({ lacksSecondFactor }: Caller): void {
  if (!lacksSecondFactor) return;
  throw new DomainError(
    'forbidden',
    'second_factor_required',
    'Your role needs a second factor. Set one up on the page of your account.',
  );
}

/** Throws `people_only` for a program with an API key. */
export function requirePerson({ scopes }: StaffUser): void {
  if (!scopes) return;
  throw new DomainError('forbidden', 'people_only', 'This call is not for API keys.');
}

/** Throws `not_permitted` unless the user’s role or the scopes of the key include the permission. */
export function requirePermission(user: StaffUser, permission: Permission): void {
  if (isPermitted(user, permission)) return;
  if (user.scopes) {
    throw new DomainError(
      'forbidden',
      'not_permitted',
      `This key does not have the scope ${scopeOf(permission)}.`,
    );
  }
  throw new DomainError(
    'forbidden',
    'not_permitted',
    `Your role does not include “${permissionLabel(permission)}”. Ask an owner of the firm.`,
  );
}
