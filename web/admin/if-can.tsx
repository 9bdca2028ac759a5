import type { ReactNode } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { useCan } from './use-can.ts';

/** Renders its children only for users whose role includes the permission. */
export function IfCan({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan()(permission) && children;
}
