/** `admin` may do everything in the back office; the others have no access: not yet approved, revoked, or refused. */
export const ROLES = ['admin', 'pending', 'revoked', 'refused'] as const;
export type Role = (typeof ROLES)[number];

/** Error shown to an account without access. */
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
