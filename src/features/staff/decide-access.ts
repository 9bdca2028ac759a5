import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Role } from '../../platform/auth/rules.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockAdmins, lockUser, updateRole } from './queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Grants somebody access to the back office. Idempotent. Throws `user_not_found`. */
export function approveUser(deps: Deps, id: string): Promise<User> {
  return decide(deps, id, 'admin', 'staff.approve');
}

/**
 * Revokes somebody's access at once: their next call is refused. Throws `user_not_found`, and `last_admin` for the only
 * person with access.
 */
export function revokeUser(deps: Deps, id: string): Promise<User> {
  return decide(deps, id, 'revoked', 'staff.revoke', (_before, admins) => {
    if (admins.length > 1 || !admins.includes(id)) return;
    throw new DomainError(
      'conflict',
      'last_admin',
      'Nobody else has access. Approve somebody first.',
    );
  });
}

/**
 * Refuses somebody who waits for approval; they can be approved later. Idempotent. Throws `user_not_found`, and
 * `not_waiting` if they are not waiting.
 */
export function refuseUser(deps: Deps, id: string): Promise<User> {
  return decide(deps, id, 'refused', 'staff.refuse', ({ role }) => {
    if (role === 'pending') return;
    throw new DomainError('conflict', 'not_waiting', 'This person does not wait for approval.');
  });
}

function decide(
  { db, user: actor }: Deps,
  id: string,
  role: Role,
  action: string,
  check: (before: User, adminIds: readonly string[]) => void = () => {},
): Promise<User> {
  return db.transaction().execute(async (tx: Tx) => {
    const admins = await lockAdmins(tx);
    const before = await lockUser(tx, id);
    if (!before) throw notFound('user', 'There is no such user.');
    if (before.role === role) return before;
    check(before, admins);
    const after = (await updateRole(tx, id, role)) ?? before;
    await insertAuditEntry(tx, {
      actor: actor.username,
      action,
      entity: 'users',
      entityId: id,
      before: { username: before.username, role: before.role },
      after: { username: after.username, role: after.role },
    });
    return after;
  });
}
