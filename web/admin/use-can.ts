import { useCallback } from 'react';
import { hasPermission, type Permission } from '../../src/platform/auth/permissions/rules.ts';
import { isStaffRole } from '../../src/platform/auth/rules.ts';
import { trpc } from '../lib/trpc.ts';

/**
 * Whether the signed-in user's role includes a permission. To hide what the server would refuse; the guard has loaded
 * the user. The function stays the same while the role does.
 */
export function useCan(): (permission: Permission) => boolean {
  const { data: me } = trpc.staff.me.useQuery();
  const role = me?.role;
  return useCallback(
    (permission) => role !== undefined && isStaffRole(role) && hasPermission(role, permission),
    [role],
  );
}
