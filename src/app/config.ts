import path from 'node:path';
import { z } from 'zod';
import { canReadConnectionString } from '../../db/connection-string.ts';
import type { CalendarAddresses } from '../features/calendars/providers/calendar-service.ts';
import type { ClamdAddress } from '../features/documents/scan/clamd.ts';
import { clamdAddress } from '../features/documents/settings.ts';
import {
  decideIdentity,
  type IdentityConfig,
  identityProblems,
  identitySettings,
} from '../features/identity/settings.ts';
import {
  type AwsConfig,
  decideAws,
  migrationProblems,
  migrationSettings,
} from '../features/migration/settings.ts';
import { decideStaffRules, type StaffRules, staffSettings } from '../features/staff/settings.ts';
import { optionalSetting as optional } from '../platform/config/optional-setting.ts';
import {
  baseUrl,
  hostName,
  httpUrl,
  isLoopback,
  origin,
  peers,
  proxies,
  secureOrigin,
} from '../platform/config/setting-schemas.ts';
import type { SecretKey } from '../platform/secrets/secret-box.ts';
import { secretKeysText } from '../platform/secrets/secret-keys.ts';

/** The configuration of the process, read from the environment once at start; no later code reads the environment. */
export type Config = {
  mode: 'production' | 'development' | 'test';
  server: {
    host: string;
    port: number;
    /** Public origin of the site, without a trailing slash. */
    publicUrl: string;
    /** Prefix of the path of each call that a page makes; no trailing slash. Empty: the page's own origin. */
    apiBaseUrl: string;
    /** Addresses or ranges of the proxies whose X-Forwarded-For is trusted; empty for none. */
    trustedProxies: string[];
    /** Bearer token for `/metrics`; null: only this machine may read it, without a token. */
    metricsToken: string | null;
    rateLimitFactor: number;
    logLevel: LogLevel;
  };
  /** How pages are rendered: from the built bundle, or through Vite with hot reload. */
  web: 'bundle' | 'vite';
  dataDir: string;
  database: { kind: 'embedded' } | { kind: 'external'; url: string };
  /** The user pool that holds the accounts: Amazon Cognito, or the embedded one. */
  identity: IdentityConfig;
  staffRules: StaffRules;
  /** Keys that encrypt stored secrets, the current one first; empty to use one generated in the data folder. */
  secretKeys: SecretKey[];
  /** Whether keys that the database does not know may replace lost ones; if not, the process refuses to start. */
  mayReplaceKeys: boolean;
  /**
   * Used until staff configure a mail provider: `catcher` keeps mails on disk and shows them under /dev/mail; `hold`
   * leaves them in the outbox.
   */
  mail: { kind: 'catcher'; directory: string } | { kind: 'hold' };
  /** Base URL of SendGrid, without a trailing slash. The firm's API key is sent there. */
  sendGridUrl: string;
  /** Base URL of Stripe, without a trailing slash. The firm's key is sent there. */
  stripeUrl: string;
  /** Whether caught mails are shown under /dev/mail: only where the server is reachable from this machine alone. */
  showsMail: boolean;
  aws: AwsConfig;
  /** Peers as `host:port` exempt from the SSRF guard; all others must be on the public internet. */
  outgoingAllow: string[];
  /** Addresses of the calendar providers. */
  calendars: CalendarAddresses;
  /** The virus scanner for documents; null for none. */
  clamd: ClamdAddress | null;
  /** Whether an empty database is seeded with demo content. */
  seedDemo: boolean;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const flag = z.enum(['0', '1']).transform((value) => value === '1');

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address', abort: true })
  .refine(canReadConnectionString, {
    error: 'must be an address that can be read, certificate files included',
  });

const environment = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  HOST: optional(hostName),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  PUBLIC_URL: optional(origin),
  API_BASE_URL: optional(baseUrl),
  TRUSTED_PROXIES: optional(proxies),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  RATE_LIMIT_FACTOR: optional(z.coerce.number().min(1).max(1_000_000)),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS)),
  WEB_DEV: optional(flag),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(databaseUrl),
  SEED_DEMO: optional(flag),
  SECRET_KEYS: optional(secretKeysText),
  SECRET_KEYS_REPLACE: optional(flag),
  SENDGRID_URL: optional(secureOrigin),
  STRIPE_URL: optional(secureOrigin),
  ...identitySettings,
  ...staffSettings,
  ...migrationSettings,
  GOOGLE_API_URL: optional(origin),
  GOOGLE_TOKEN_URL: optional(httpUrl),
  GRAPH_URL: optional(origin),
  MICROSOFT_LOGIN_URL: optional(origin),
  CALENDLY_URL: optional(origin),
  ALLOW_EMBEDDED: optional(flag),
  OUTGOING_ALLOW: optional(peers),
  CLAMD: optional(clamdAddress),
});

/** The environment variables that are read; a test compares them with `.env.example`. */
export const CONFIG_KEYS = Object.keys(environment.shape);

/** Lists every setting that is missing or wrong, by name and never by value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads and validates the configuration. Throws a `ConfigError` that lists all problems at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  const problems = parsed.success ? [] : describe(parsed.error);
  const production = env.NODE_ENV === 'production';
  const needsReal = production && env.ALLOW_EMBEDDED !== '1';
  problems.push(...identityProblems(env, { needsCognito: needsReal }));
  problems.push(...migrationProblems(env));
  if (needsReal) {
    if (!env.DATABASE_URL) {
      problems.push(
        'DATABASE_URL is required in production (or ALLOW_EMBEDDED=1 for the embedded database)',
      );
    }
    if (!env.PUBLIC_URL) problems.push('PUBLIC_URL is required in production');
  }
  if (isMixedContent(env)) {
    problems.push('API_BASE_URL must begin with https:// as PUBLIC_URL does: browsers refuse it');
  }
  if (production && env.WEB_DEV === '1') problems.push('WEB_DEV cannot be 1 in production');
  if (production && env.OUTGOING_ALLOW) {
    problems.push('OUTGOING_ALLOW cannot be set in production');
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return decide(parsed.data);
}

/** Whether pages served over https would make calls over plain http. */
const isMixedContent = ({ PUBLIC_URL, API_BASE_URL }: Record<string, string | undefined>) =>
  /^https:/i.test(PUBLIC_URL ?? '') && /^http:/i.test(API_BASE_URL ?? '');

/** One line per distinct problem of a setting, even if several of its entries have it. */
function describe(error: z.ZodError): string[] {
  return [...new Set(error.issues.map(({ path: [key], message }) => `${String(key)} ${message}`))];
}

function decide(env: z.output<typeof environment>): Config {
  const mode = env.NODE_ENV ?? 'development';
  const port = env.PORT ?? 3000;
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  const embeddedAllowed = mode !== 'production' || env.ALLOW_EMBEDDED === true;
  return {
    mode,
    server: {
      host: env.HOST ?? '127.0.0.1',
      port,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
      apiBaseUrl: env.API_BASE_URL ?? '',
      trustedProxies: env.TRUSTED_PROXIES ?? [],
      metricsToken: env.METRICS_TOKEN ?? null,
      rateLimitFactor: env.RATE_LIMIT_FACTOR ?? 1,
      logLevel: env.LOG_LEVEL ?? 'info',
    },
    web: env.WEB_DEV ? 'vite' : 'bundle',
    dataDir,
    database: env.DATABASE_URL ? { kind: 'external', url: env.DATABASE_URL } : { kind: 'embedded' },
    identity: decideIdentity(env),
    staffRules: decideStaffRules(env),
    secretKeys: env.SECRET_KEYS ?? [],
    mayReplaceKeys: env.SECRET_KEYS_REPLACE ?? mode !== 'production',
    mail: embeddedAllowed
      ? { kind: 'catcher', directory: path.join(dataDir, 'mail') }
      : { kind: 'hold' },
    sendGridUrl: env.SENDGRID_URL ?? 'https://api.sendgrid.com',
    stripeUrl: env.STRIPE_URL ?? 'https://api.stripe.com',
    showsMail: mode !== 'production' && isLoopback(env.HOST ?? '127.0.0.1'),
    aws: decideAws(env, { allowsEmulator: embeddedAllowed }),
    outgoingAllow: env.OUTGOING_ALLOW ?? [],
    calendars: {
      googleApi: env.GOOGLE_API_URL ?? 'https://www.googleapis.com',
      googleToken: env.GOOGLE_TOKEN_URL ?? 'https://oauth2.googleapis.com/token',
      graph: env.GRAPH_URL ?? 'https://graph.microsoft.com',
      microsoftLogin: env.MICROSOFT_LOGIN_URL ?? 'https://login.microsoftonline.com',
      calendly: env.CALENDLY_URL ?? 'https://api.calendly.com',
    },
    clamd: env.CLAMD ?? null,
    seedDemo: env.SEED_DEMO ?? true,
  };
}
