import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import { type Area, areasOf } from '../../platform/auth/area-rules.ts';
import { grantableRoles, mayDoEverything } from '../../platform/auth/permission-rules.ts';
import { isStaffRole, type Role, type StaffRole } from '../../platform/auth/rules.ts';
import type { StaffUser, User } from '../../platform/auth/user.ts';
import { DomainError, invalidField, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findAttorneyId } from '../firm/attorneys/queries.ts';
import { lockOwners, lockUser, updateAccess } from './queries.ts';
import type { ApproveUserInput, ChangeRoleInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: StaffUser };

/** A user with the slug of their attorney profile. */
type StaffMember = User & { attorney: string | null };

type Decision = {
  id: string;
  role: Role;
  areas?: Area[] | null | undefined;
  attorney?: string | null | undefined;
  action: string;
  check?: (before: User) => void;
  /** Further writes in the same transaction. */
  alsoEnd?: (tx: Tx, before: User) => Promise<void>;
};

/**
 * Grants somebody access to the back office, as an administrator unless another role is given. Does not change the role
 * of somebody who already has access. Throws `user_not_found`, and `role_not_grantable` for a role with more rights
 * than the caller’s.
 */
export function approveUser(
  deps: Deps,
  { id, role = 'admin', areas, attorney }: ApproveUserInput,
): Promise<StaffMember> {
  return decide(deps, { id, role, areas, attorney, action: 'staff.approve', keepsAccess: true });
}

/**
 * Gives somebody with access another role. Throws `user_not_found`, `no_access`, `own_role` for the caller,
 * `last_admin` for the last owner, and `role_not_grantable` for a role or a person with more rights than the caller’s.
 */
export function changeRole(
  deps: Deps,
  { id, role, areas, attorney }: ChangeRoleInput,
): Promise<StaffMember> {
  return decide(deps, {
    id,
    role,
    areas,
    attorney,
    action: 'staff.role',
    check: (before) => {
      if (before.id === deps.user.id) {
        throw new DomainError('conflict', 'own_role', 'Somebody else has to change your role.');
      }
      if (!isStaffRole(before.role)) {
        throw new DomainError('conflict', 'no_access', 'This person has no access. Approve them.');
      }
    },
  });
}

/**
 * Revokes somebody's access at once: their next call is rejected, and the API keys, webhooks and calendar feeds that they
 * created end. Throws `user_not_found`, `last_admin` for the last owner, and `role_not_grantable` for a person with more
 * rights than the caller’s.
 */
export function revokeUser(
  deps: Deps & Pick<Context, 'now' | 'outsideAccess'>,
  id: string,
): Promise<StaffMember> {
  const { user, now, outsideAccess } = deps;
  return decide(deps, {
    id,
    role: 'revoked',
    action: 'staff.revoke',
    async alsoEnd(tx, before) {
      for (const { end } of outsideAccess) await end(tx, before, { user, now: now() });
    },
  });
}

/**
 * Refuses somebody who waits for approval; they can be approved later. Idempotent. Throws `user_not_found`, and
 * `not_waiting` if they are not waiting.
 */
export function refuseUser(deps: Deps, id: string): Promise<StaffMember> {
  return decide(deps, {
    id,
    role: 'refused',
    action: 'staff.refuse',
    check: ({ role }) => {
      if (role === 'pending') return;
      throw new DomainError('conflict', 'not_waiting', 'This person is not waiting for approval.');
    },
  });
}

function decide(
  { db, user: actor }: Deps,
  {
    id,
    role,
    areas: only,
    attorney,
    action,
    check,
    alsoEnd,
    keepsAccess,
  }: Decision & { keepsAccess?: true },
): Promise<StaffMember> {
  return db.transaction().execute(async (tx: Tx) => {
    const owners = await lockOwners(tx);
    const before = await lockUser(tx, id);
    if (!before) throw notFound('user', 'There is no such user.');
    const attorneyId = await attorneyFor(tx, role, attorney);
    // A call that does not say anything about the areas does not widen the access.
    const isKept = only === undefined && role === before.role;
    const areas = isKept ? before.areas : areasFor(role, only);
    if (keepsAccess && isStaffRole(before.role)) return before;
    if (isDeepStrictEqual(before, { ...before, role, areas, attorneyId })) return before;
    check?.(before);
    requireGrantable(actor.role, [before.role, role]);
    if (!mayKeepOwner(role) && owners.length === 1 && owners[0] === id) throw lastOwner();
    const after = await updateAccess(tx, id, { role, areas, attorneyId });
    await logChange(tx, actor.username, action, ['users', id], {
      before: stateOf(before),
      after: stateOf(after),
    });
    await alsoEnd?.(tx, before);
    return after;
  });
}

const mayKeepOwner = (role: Role) => isStaffRole(role) && mayDoEverything(role);

const lastOwner = () =>
  new DomainError(
    'conflict',
    'last_admin',
    'Nobody else is an owner or administrator. Give somebody else that role first.',
  );

const stateOf = ({ username, role, areas, attorney }: StaffMember) => ({
  username,
  role,
  ...(areas && { areas }),
  ...(attorney && { attorney }),
});

/** Throws `role_not_grantable` unless somebody with the role `actor` may grant and revoke all of `roles`. */
export function requireGrantable(actor: StaffRole, roles: readonly Role[]): void {
  const grantable = grantableRoles(actor);
  if (roles.every((role) => !isStaffRole(role) || grantable.includes(role))) return;
  throw new DomainError(
    'forbidden',
    'role_not_grantable',
    'You cannot grant or revoke roles with more permissions than yours.',
  );
}

/**
 * The areas that a role is limited to. Throws `invalid_input` for one in which the role may do nothing, and for a role
 * that may do everything.
 */
export function areasFor(role: Role, areas: Area[] | null | undefined): Area[] | null {
  if (!areas || !isStaffRole(role)) return null;
  const possible = areasOf(role);
  if (areas.every((area) => possible.includes(area))) return areas;
  throw invalidField('areas', 'Choose areas of the role');
}

/**
 * The id of the attorney profile with this slug, for a user with the role. Throws `invalid_input` if there is no such
 * attorney.
 */
export async function attorneyFor(
  tx: Tx,
  role: Role,
  slug: string | null | undefined,
): Promise<string | null> {
  if (!slug || !isStaffRole(role)) return null;
  const id = await findAttorneyId(tx, slug);
  if (id === undefined) throw invalidField('attorney', 'Choose an attorney of the firm');
  return id;
}
