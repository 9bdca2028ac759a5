import { z } from 'zod';
import { optionalSetting as optional } from '../../platform/config/optional-setting.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_PATTERN } from './rules.ts';

export type IdentityConfig = {
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId?: string;
} & (
  | { kind: 'cognito' }
  | {
      kind: 'local';
      identityPoolId: string;
      /** The account of the first start; without a password, one is generated and shown once. */
      firstAccount: { username: string; password?: string };
    }
);

// Passwords and tokens depend on these names, so they never change. The region does not exist, so that no token of the
// embedded pool can belong to a real one.
const LOCAL_POOL = {
  region: 'lf-local-1',
  userPoolId: 'lf-local-1_Lawfront',
  clientId: 'lawfrontlocalclient',
  identityPoolId: 'lf-local-1:00000000-0000-4000-8000-000000000001',
};

/** Environment variables for accounts. */
export const identitySettings = {
  COGNITO_USER_POOL_ID: optional(
    z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d_[A-Za-z0-9]+$/, {
      error: 'must be the id of a user pool, such as us-east-1_aBcDeFgHi',
    }),
  ),
  // Sources: the patterns of ClientId and IdentityPoolId in the API references of Amazon Cognito.
  COGNITO_CLIENT_ID: optional(
    z.string().regex(/^[\w+]{1,128}$/, { error: 'must be the id of an app client' }),
  ),
  COGNITO_IDENTITY_POOL_ID: optional(
    z.string().regex(/^[\w-]+:[0-9a-f-]+$/, {
      error: 'must be the id of an identity pool, such as us-east-1:1234abcd-...',
    }),
  ),
  COGNITO_REGION: optional(z.string()),
  SEED_ADMIN_USERNAME: optional(
    z.string().refine((value) => USERNAME_PATTERN.test(value) && !value.includes('@'), {
      error: 'must be a username without blanks and @',
    }),
  ),
  SEED_ADMIN_PASSWORD: optional(
    z
      .string()
      .refine(
        (value) =>
          [...value].length >= PASSWORD_MIN_LENGTH && [...value].length <= PASSWORD_MAX_LENGTH,
        { error: `must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters` },
      ),
  ),
};

type Environment = Record<string, string | undefined>;

/** Missing or inconsistent settings: Cognito is configured completely or not at all. */
export function identityProblems(
  env: Environment,
  { needsCognito }: { needsCognito: boolean },
): string[] {
  const missing = ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID'].filter((key) => !env[key]);
  const isBegun = Object.keys(identitySettings).some(
    (key) => key.startsWith('COGNITO_') && env[key],
  );
  if (!isBegun) {
    if (!needsCognito) return [];
    return missing.map(
      (key) => `${key} is required in production (or ALLOW_EMBEDDED=1 for the embedded user pool)`,
    );
  }
  return [
    ...missing.map((key) => `${key} is required with the other settings of Cognito`),
    ...(fitsRegion(env) ? [] : ['COGNITO_REGION is not the region of COGNITO_USER_POOL_ID']),
  ];
}

/** The id of a pool begins with its region, so the setting must repeat it. */
function fitsRegion({ COGNITO_REGION, COGNITO_USER_POOL_ID }: Environment): boolean {
  return (
    !COGNITO_REGION || !COGNITO_USER_POOL_ID || COGNITO_REGION === regionOf(COGNITO_USER_POOL_ID)
  );
}

function regionOf(userPoolId: string): string {
  return userPoolId.split('_', 1)[0] ?? '';
}

export function decideIdentity(
  env: {
    [Key in keyof typeof identitySettings]?: z.output<(typeof identitySettings)[Key]>;
  },
): IdentityConfig {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId } = env;
  if (userPoolId && clientId) {
    return {
      kind: 'cognito',
      region: regionOf(userPoolId),
      userPoolId,
      clientId,
      ...(env.COGNITO_IDENTITY_POOL_ID && { identityPoolId: env.COGNITO_IDENTITY_POOL_ID }),
    };
  }
  return {
    kind: 'local',
    ...LOCAL_POOL,
    firstAccount: {
      username: env.SEED_ADMIN_USERNAME ?? 'admin',
      ...(env.SEED_ADMIN_PASSWORD && { password: env.SEED_ADMIN_PASSWORD }),
    },
  };
}

/** Origins that a browser contacts besides this server. */
export function cognitoOrigins({ kind, region, identityPoolId }: IdentityConfig): string[] {
  if (kind === 'local') return [];
  return [
    `https://cognito-idp.${region}.amazonaws.com`,
    ...(identityPoolId ? [`https://cognito-identity.${region}.amazonaws.com`] : []),
  ];
}
