import { useCallback } from 'react';
import { hasPermission, type Permission } from '../../src/platform/auth/permission-rules.ts';
import { isStaffRole } from '../../src/platform/auth/rules.ts';
import { trpc } from '../lib/trpc.ts';

/**
 * Whether the signed-in user's role includes a permission. Used to hide controls whose calls the server would reject;
 * the guard has loaded the user. The function is a stable reference while the role does not change.
 */
export function useCan(): (permission: Permission) => boolean {
  const { data: me } = trpc.staff.me.useQuery();
  const role = me?.role;
  return useCallback(
    (permission) => role !== undefined && isStaffRole(role) && hasPermission(role, permission),
    [role],
  );
}
