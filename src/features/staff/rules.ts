import type { Role } from '../../platform/auth/rules.ts';

/** Statuses that the staff list can be filtered by. */
export const STAFF_STATUSES = ['pending', 'active', 'revoked', 'refused'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

export const ROLE_OF_STATUS: Readonly<Record<StaffStatus, Role>> = {
  pending: 'pending',
  active: 'admin',
  revoked: 'revoked',
  refused: 'refused',
};

/** The columns that the staff list can be sorted by. */
export const STAFF_SORTS = ['since', 'name'] as const;

/** The roles in words for staff. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Has access',
  pending: 'Waits for approval',
  revoked: 'Access withdrawn',
  refused: 'Refused',
};
