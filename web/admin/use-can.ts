import { useCallback } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { trpc } from '../lib/trpc.ts';

/**
 * Whether the signed-in user has a permission. Used to hide controls whose calls the server would reject; the guard has
 * loaded the user. The function is a stable reference while the permissions do not change.
 */
export function useCan(): (permission: Permission) => boolean {
  const { data: me } = trpc.staff.me.useQuery();
  const permissions = me?.permissions;
  return useCallback((permission) => permissions?.includes(permission) ?? false, [permissions]);
}
