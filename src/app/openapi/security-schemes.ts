import {
  KEY_PERMISSIONS,
  type Permission,
  scopeOf,
} from '../../platform/auth/permissions/rules.ts';

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
      'The key of a program, which owners of the firm create under /admin/api-keys. Operations name the scope that the key needs.',
  },
} as const;

const ACCESS_TOKEN = { accessToken: [] };

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>;

/**
 * The security requirements of a staff call: an access token, or an API key with the scope of its permission if keys
 * can have it.
 */
export const requiredFor = (permission: Permission | undefined): readonly Requirement[] =>
  permission && KEY_PERMISSIONS.includes(permission)
    ? [ACCESS_TOKEN, { apiKey: [scopeOf(permission)] }]
    : [ACCESS_TOKEN];
