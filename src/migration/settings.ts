import { z } from 'zod';
import { optionalSetting as optional } from '../optional-setting.ts';

/**
 * Where the data can be copied to. Credentials stay with the client of AWS, which finds them by itself;
 * `hasCredentials` says whether there is anything that it would look at.
 */
export type AwsConfig = {
  hasCredentials: boolean;
  region: string | null;
  /** Where DynamoDB is reached instead of at its own address: an emulator's. */
  endpoint: string | null;
};

/** The names are those of AWS's own tools, whose credential chain reads them too. */
export const migrationSettings = {
  AWS_REGION: optional(z.string()),
  AWS_DEFAULT_REGION: optional(z.string()),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_SESSION_TOKEN: optional(z.string()),
  AWS_PROFILE: optional(z.string()),
  AWS_ROLE_ARN: optional(z.string()),
  AWS_WEB_IDENTITY_TOKEN_FILE: optional(z.string()),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: optional(z.string()),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: optional(z.string()),
  DYNAMODB_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  ),
};

type Env = z.output<z.ZodObject<typeof migrationSettings>>;

/** Half of a pair counts as none: a key without its secret, a role without the token that proves it. */
export function decideAws(env: Env): AwsConfig {
  return {
    hasCredentials: Boolean(
      (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY) ||
        env.AWS_PROFILE ||
        (env.AWS_ROLE_ARN && env.AWS_WEB_IDENTITY_TOKEN_FILE) ||
        env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI ||
        env.AWS_CONTAINER_CREDENTIALS_FULL_URI ||
        env.DYNAMODB_ENDPOINT,
    ),
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? null,
    endpoint: env.DYNAMODB_ENDPOINT ?? null,
  };
}
