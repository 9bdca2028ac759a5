/** The roles with access to the back office. What each of them may do: see `permissions/rules.ts`. */
export const STAFF_ROLES = ['owner', 'admin', 'manager', 'attorney', 'editor', 'auditor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The role of an account. The last three have no access: not yet approved, revoked, or refused. */
export const ROLES = [...STAFF_ROLES, 'pending', 'revoked', 'refused'] as const;
export type Role = (typeof ROLES)[number];

export const isStaffRole = (role: Role): role is StaffRole =>
  (STAFF_ROLES as readonly Role[]).includes(role);

/** The error for an account without access to the back office, by role. */
export const REFUSALS: Readonly<
  Record<Exclude<Role, StaffRole>, { reason: string; message: string }>
> = {
  pending: {
    reason: 'awaiting_approval',
    message: 'Your account is waiting for approval.',
  },
  revoked: {
    reason: 'access_revoked',
    message: 'Your access has been withdrawn.',
  },
  refused: {
    reason: 'access_refused',
    message: 'Your request for access was refused. If you think this is a mistake, call the firm.',
  },
};
