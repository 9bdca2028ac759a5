import { z } from 'zod';
import { optionalSetting as optional } from '../../platform/config/optional-setting.ts';
import { httpUrl } from '../../platform/config/setting-schemas.ts';

/**
 * Where the data can be copied to. The AWS client finds the credentials by itself; this only says whether there are
 * any, or whether any are accepted because the target does not check them.
 */
export type AwsConfig = {
  /** Amazon, a service at `endpoint`, the emulator in the data folder, or no target. */
  kind: 'aws' | 'endpoint' | 'emulator' | 'none';
  credentials: 'found' | 'any' | 'missing';
  region: string | null;
  /** Endpoint that replaces Amazon's; null unless the kind is `endpoint`. */
  endpoint: string | null;
  table: string;
};

const DEFAULT_TABLE = 'lawfront';
const LOCAL_REGION = 'local';

const endpoint = httpUrl.refine((value) => new URL(value).username === '', {
  error: 'must be an address without a user name',
});

const region = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'must be the name of a region, such as us-west-2',
});

/** Named like the variables of AWS's own tools, whose credential chain reads them too. */
export const migrationSettings = {
  AWS_REGION: optional(region),
  AWS_DEFAULT_REGION: optional(region),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_SESSION_TOKEN: optional(z.string()),
  AWS_PROFILE: optional(z.string()),
  AWS_ROLE_ARN: optional(z.string()),
  AWS_WEB_IDENTITY_TOKEN_FILE: optional(z.string()),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: optional(z.string()),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: optional(httpUrl),
  DYNAMODB_ENDPOINT: optional(endpoint),
  // Source: AWS's "Naming rules in Amazon DynamoDB".
  DYNAMODB_TABLE: optional(
    z.string().regex(/^[a-zA-Z0-9_.-]{3,255}$/, {
      error: 'must be 3 to 255 letters, digits, underscores, dots and hyphens',
    }),
  ),
};

type Env = z.output<z.ZodObject<typeof migrationSettings>>;

/** The two parts of a key, of which neither works without the other. */
const KEY_PARTS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Problems that no single setting shows. */
export function migrationProblems(env: Record<string, string | undefined>): string[] {
  const missing = KEY_PARTS.filter((name) => !env[name]);
  if (missing.length === KEY_PARTS.length) {
    const needed = env.AWS_SESSION_TOKEN ? KEY_PARTS : [];
    return needed.map((name) => `${name} is required with AWS_SESSION_TOKEN`);
  }
  return missing.map((name) => {
    const given = KEY_PARTS.find((each) => each !== name);
    return `${name} is required with ${given}`;
  });
}

/** An endpoint takes precedence over Amazon, and Amazon over the emulator. */
export function decideAws(env: Env, { allowsEmulator }: { allowsEmulator: boolean }): AwsConfig {
  const table = env.DYNAMODB_TABLE ?? DEFAULT_TABLE;
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? null;
  const credentials = findsCredentials(env) ? 'found' : 'missing';
  const elsewhere = { endpoint: null, table };
  if (env.DYNAMODB_ENDPOINT) {
    const local = { region: region ?? LOCAL_REGION, endpoint: env.DYNAMODB_ENDPOINT };
    return {
      kind: 'endpoint',
      credentials: findsCredentials(env) ? 'found' : 'any',
      ...local,
      table,
    };
  }
  if (credentials === 'found' || region) return { kind: 'aws', credentials, region, ...elsewhere };
  if (allowsEmulator) {
    return { kind: 'emulator', credentials: 'any', region: LOCAL_REGION, ...elsewhere };
  }
  return { kind: 'none', credentials, region: null, ...elsewhere };
}

/** An incomplete pair does not count: a key needs its secret, a role its token. */
function findsCredentials(env: Env): boolean {
  return Boolean(
    (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY) ||
      env.AWS_PROFILE ||
      (env.AWS_ROLE_ARN && env.AWS_WEB_IDENTITY_TOKEN_FILE) ||
      env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI ||
      env.AWS_CONTAINER_CREDENTIALS_FULL_URI,
  );
}
