/** `admin` may do everything in the back office; the others wait, may no longer, or were not let in. */
export const ROLES = ['admin', 'pending', 'revoked', 'refused'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody without access is told. */
export const REFUSALS: Readonly<
  Record<Exclude<Role, 'admin'>, { reason: string; message: string }>
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
