import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Role } from '../../platform/auth/rules.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockAdmins, lockUser, updateRole } from './queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Lets somebody into the back office. Repeating it changes nothing. Throws `no_such_user`. */
export function approveUser(deps: Deps, id: string): Promise<User> {
  return decide(deps, id, 'admin', 'staff.approve');
}

/**
 * Takes somebody's access away, at once: their next call is refused. Throws `no_such_user`, and
 * `last_admin` for the only one who has access.
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
 * Refuses somebody who waits for approval; they can be approved later. Repeating it changes nothing. Throws
 * `no_such_user`, and `not_waiting` for who does not wait.
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
    if (!before) throw new DomainError('not_found', 'no_such_user', 'There is no such user.');
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
