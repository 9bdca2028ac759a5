import { KEY_PERMISSIONS, type Permission, scopeOf } from '../../platform/auth/permission-rules.ts';
import type { DocumentedCall } from '../../platform/rest/documented-calls.ts';

/** How callers can authenticate. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token of a signed-in account, from the user pool that GET /api/identity/config names.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'lf_…',
    description:
      'The key of a program, which owners of the firm create under /admin/api-keys. The description of each operation names the scope that the key needs.',
  },
} as const;

type Access = {
  /** The alternatives; an empty one stands for anybody. Scopes are only listed for OAuth 2, which this is not. */
  security: readonly Partial<Record<keyof typeof SECURITY_SCHEMES, readonly []>>[];
  /** Who may call, as the last part of the description. */
  description: string;
};

/** Who may call an operation: anybody, accounts that are signed in, or staff with a permission. */
export function accessOf({ procedure, route }: DocumentedCall): Access {
  const { isSignedIn, permission } = procedure._def.meta ?? {};
  if (isSignedIn) {
    return permission
      ? { security: staffSecurity(permission), description: staffDescription(permission) }
      : { security: [{ accessToken: [] }], description: 'For accounts that are signed in.' };
  }
  const { knowsStaff } = route;
  if (!knowsStaff) return { security: [], description: 'For anybody.' };
  return {
    security: [{}, ...staffSecurity(knowsStaff)],
    description: `For anybody; returns more to staff. ${staffDescription(knowsStaff)}`,
  };
}

const staffSecurity = (permission: Permission): Access['security'] => [
  { accessToken: [] },
  ...(KEY_PERMISSIONS.includes(permission) ? [{ apiKey: [] } as const] : []),
];

function staffDescription(permission: Permission): string {
  const staff = `Staff need the permission ${permission}`;
  return KEY_PERMISSIONS.includes(permission)
    ? `${staff}, an API key the scope ${scopeOf(permission)}.`
    : `${staff}; API keys are not accepted.`;
}
