import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_KEYS, ConfigError, readConfig } from './config.ts';

const SECRET = 'hunter2';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('returns defaults for an empty environment', () => {
    expect(readConfig({})).toEqual({
      aws: {
        kind: 'emulator',
        credentials: 'any',
        region: 'local',
        endpoint: null,
        table: 'lawfront',
      },
      mode: 'development',
      server: {
        host: '127.0.0.1',
        port: 3000,
        publicUrl: 'http://localhost:3000',
        apiBaseUrl: '',
        trustedProxies: [],
        metricsToken: null,
        rateLimitFactor: 1,
        logLevel: 'info',
      },
      web: 'bundle',
      dataDir: path.resolve('.data'),
      database: { kind: 'embedded' },
      identity: {
        kind: 'local',
        region: 'lf-local-1',
        userPoolId: 'lf-local-1_Lawfront',
        clientId: 'lawfrontlocalclient',
        identityPoolId: 'lf-local-1:00000000-0000-4000-8000-000000000001',
        firstAccount: { username: 'admin' },
      },
      staffRules: { adminEmails: [], signUp: 'approve' },
      secretKeys: [],
      mayReplaceKeys: true,
      mail: { kind: 'catcher', directory: path.resolve('.data/mail') },
      sendGridUrl: 'https://api.sendgrid.com',
      stripeUrl: 'https://api.stripe.com',
      showsMail: true,
      outgoingAllow: [],
      calendars: {
        googleApi: 'https://www.googleapis.com',
        googleToken: 'https://oauth2.googleapis.com/token',
        graph: 'https://graph.microsoft.com',
        microsoftLogin: 'https://login.microsoftonline.com',
        calendly: 'https://api.calendly.com',
      },
      clamd: null,
      seedDemo: true,
    });
  });

  it.each([
    [{ AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: SECRET }, true],
    [{}, false],
    [{ AWS_PROFILE: 'firm' }, true],
    [{ AWS_ROLE_ARN: 'arn:aws:iam::1:role/x', AWS_WEB_IDENTITY_TOKEN_FILE: '/token' }, true],
    [{ AWS_ROLE_ARN: 'arn:aws:iam::1:role/x' }, false],
    [{ AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '/v2/x' }, true],
    [{ AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://169.254.170.23/v1' }, true],
  ])('knows whether there are credentials of AWS: %j', (env, hasCredentials) => {
    const { aws } = readConfig({ ...env, AWS_REGION: 'us-west-2' } as Record<string, string>);
    expect(aws).toMatchObject({
      kind: 'aws',
      credentials: hasCredentials ? 'found' : 'missing',
      region: 'us-west-2',
    });
    expect(JSON.stringify(aws)).not.toContain(SECRET);
  });

  it('accepts either name of the AWS region setting', () => {
    expect(readConfig({ AWS_DEFAULT_REGION: 'us-west-1' }).aws.region).toBe('us-west-1');
    const both = { AWS_DEFAULT_REGION: 'us-west-1', AWS_REGION: 'us-west-2' };
    expect(readConfig(both).aws.region).toBe('us-west-2');
  });

  it('prefers an endpoint to Amazon, and Amazon to the emulator', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/lawfront',
      PUBLIC_URL: 'https://law.example',
      COGNITO_USER_POOL_ID: 'us-east-1_aBc123',
      COGNITO_CLIENT_ID: 'client',
    };
    const DYNAMODB_ENDPOINT = 'http://localhost:8000';
    const keys = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: SECRET };
    const aws = (env: Record<string, string>) => {
      const { kind, region, endpoint } = readConfig(env).aws;
      return [kind, region, endpoint];
    };
    expect(aws({ DYNAMODB_ENDPOINT })).toEqual(['endpoint', 'local', DYNAMODB_ENDPOINT]);
    expect(aws({ ...production, ...keys, DYNAMODB_ENDPOINT, AWS_REGION: 'us-west-2' })).toEqual([
      'endpoint',
      'us-west-2',
      DYNAMODB_ENDPOINT,
    ]);
    expect(readConfig({ DYNAMODB_ENDPOINT }).aws.credentials).toBe('any');
    expect(aws(keys)).toEqual(['aws', null, null]);
    expect(aws(production)).toEqual(['none', null, null]);
    expect(readConfig(production).aws.credentials).toBe('missing');
    expect(aws({ ...production, ALLOW_EMBEDDED: '1' })).toEqual(['emulator', 'local', null]);
  });

  it('accepts exactly the table names that DynamoDB accepts', () => {
    expect(readConfig({ DYNAMODB_TABLE: 'Firm_2.rows-a' }).aws.table).toBe('Firm_2.rows-a');
    for (const DYNAMODB_TABLE of ['ab', 'a b c', 'ä'.repeat(3), 'a'.repeat(256)]) {
      expect(problemsOf({ DYNAMODB_TABLE })).toEqual([expect.stringContaining('DYNAMODB_TABLE')]);
    }
    const endpoint = { DYNAMODB_ENDPOINT: `http://user:${SECRET}@localhost:8000` };
    expect(problemsOf(endpoint)).toEqual([expect.stringContaining('DYNAMODB_ENDPOINT')]);
  });

  it('shows caught mails to this machine only', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).showsMail).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).showsMail).toBe(false);
  });

  it('treats an empty value as unset', () => {
    const empty = Object.fromEntries(CONFIG_KEYS.map((key) => [key, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('reports all invalid settings at once, without their values', () => {
    const problems = problemsOf({
      PORT: `${SECRET}`,
      DATABASE_URL: `mysql://user:${SECRET}@host/db`,
      PUBLIC_URL: `ftp://${SECRET}`,
      SEED_DEMO: SECRET,
      RATE_LIMIT_FACTOR: '0',
      COGNITO_USER_POOL_ID: SECRET,
      COGNITO_CLIENT_ID: SECRET,
      SECRET_KEYS: `k1:${SECRET}`,
      SENDGRID_URL: `http://${SECRET}.example`,
      SEED_ADMIN_USERNAME: `${SECRET}@example.com`,
      SEED_ADMIN_PASSWORD: SECRET,
      OUTGOING_ALLOW: `user:${SECRET}@host:80`,
      AWS_ACCESS_KEY_ID: SECRET,
    });
    const names = problems.map((problem) => problem.split(' ')[0]);
    expect(names.sort()).toEqual([
      'AWS_SECRET_ACCESS_KEY',
      'COGNITO_USER_POOL_ID',
      'DATABASE_URL',
      'OUTGOING_ALLOW',
      'PORT',
      'PUBLIC_URL',
      'RATE_LIMIT_FACTOR',
      'SECRET_KEYS',
      'SEED_ADMIN_PASSWORD',
      'SEED_ADMIN_USERNAME',
      'SEED_DEMO',
      'SENDGRID_URL',
    ]);
    expect(problems.join()).not.toContain(SECRET);
  });

  it('lists what production requires, and allows embedded services only if configured', () => {
    expect(problemsOf({ NODE_ENV: 'production', WEB_DEV: '1', OUTGOING_ALLOW: 'a:1' })).toEqual([
      expect.stringContaining('COGNITO_USER_POOL_ID'),
      expect.stringContaining('COGNITO_CLIENT_ID'),
      expect.stringContaining('DATABASE_URL'),
      expect.stringContaining('PUBLIC_URL'),
      expect.stringContaining('WEB_DEV'),
      expect.stringContaining('OUTGOING_ALLOW'),
    ]);
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' })).toMatchObject({
      mode: 'production',
      database: { kind: 'embedded' },
      identity: { kind: 'local' },
      mail: { kind: 'catcher' },
    });
  });

  it('reads the hosts exempt from the SSRF guard', () => {
    expect(readConfig({ OUTGOING_ALLOW: '127.0.0.1:4567, localhost:80' }).outgoingAllow).toEqual([
      '127.0.0.1:4567',
      'localhost:80',
    ]);
  });

  it.each(['127.0.0.1', '127.0.0.1:99999', '127.0.0.1:0', '[::1:80', 'a?b:80'])(
    'rejects %s as a host exempt from the SSRF guard',
    (OUTGOING_ALLOW) => {
      expect(problemsOf({ OUTGOING_ALLOW })).toEqual([expect.stringMatching(/^OUTGOING_ALLOW /)]);
    },
  );

  it.each([
    [{ AWS_ACCESS_KEY_ID: 'AKIA' }, ['AWS_SECRET_ACCESS_KEY is required with AWS_ACCESS_KEY_ID']],
    [
      { AWS_SECRET_ACCESS_KEY: SECRET },
      ['AWS_ACCESS_KEY_ID is required with AWS_SECRET_ACCESS_KEY'],
    ],
    [
      { AWS_SESSION_TOKEN: SECRET },
      [
        'AWS_ACCESS_KEY_ID is required with AWS_SESSION_TOKEN',
        'AWS_SECRET_ACCESS_KEY is required with AWS_SESSION_TOKEN',
      ],
    ],
  ])('rejects an incomplete key of AWS: %j', (env, problems) => {
    expect(problemsOf(env as Record<string, string>)).toEqual(problems);
  });

  it('requires all Cognito settings or none', () => {
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_aBc123', COGNITO_CLIENT_ID: 'client' };
    expect(readConfig(pool).identity).toEqual({
      kind: 'cognito',
      region: 'eu-west-1',
      userPoolId: 'eu-west-1_aBc123',
      clientId: 'client',
    });
    expect(problemsOf({ COGNITO_USER_POOL_ID: 'eu-west-1_aBc123' })).toEqual([
      expect.stringContaining('COGNITO_CLIENT_ID'),
    ]);
    expect(problemsOf({ COGNITO_IDENTITY_POOL_ID: 'eu-west-1:1' })).toEqual([
      expect.stringContaining('COGNITO_USER_POOL_ID'),
      expect.stringContaining('COGNITO_CLIENT_ID'),
    ]);
    expect(problemsOf({ ...pool, COGNITO_REGION: 'us-east-1' })).toEqual([
      expect.stringContaining('COGNITO_REGION'),
    ]);
  });

  it('reads the secret keys, the current one first', () => {
    const [k2, k1] = [Buffer.alloc(32, 2), Buffer.alloc(32, 1)];
    const SECRET_KEYS = `k2:${k2.toString('base64')}, k1:${k1.toString('base64')}`;
    expect(readConfig({ SECRET_KEYS }).secretKeys).toEqual([
      { id: 'k2', key: k2 },
      { id: 'k1', key: k1 },
    ]);
  });

  it('holds mails in production until a mail channel is configured', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/lawfront',
      PUBLIC_URL: 'https://law.example/',
      COGNITO_USER_POOL_ID: 'us-east-1_aBc123',
      COGNITO_CLIENT_ID: 'client',
    });
    expect(config.mail).toEqual({ kind: 'hold' });
    expect(config.server.publicUrl).toBe('https://law.example');
  });
});

describe('each setting with invalid values', () => {
  /** What people mistype: no scheme, no host, a blank, another kind of value, a wrong port, control characters. */
  const NONSENSE = [
    'smith.example',
    'http://',
    'https://smith.example/path?x=1#y',
    'https://user:password@smith.example',
    'http://[',
    'postgres://%zz@host/db',
    'postgres://host/db?sslrootcert=missing.pem',
    ' ',
    '-1',
    '10.1.2',
    '10.0.0.0/99',
    'a,b,,c',
    'k1:',
    '%',
    '\u0007',
    '漢字 ✓',
    'x'.repeat(5_000),
  ];

  it.each(CONFIG_KEYS)(
    '%s is accepted or rejected by name, and never throws another error',
    (key) => {
      for (const value of NONSENSE) {
        const problems = problemsOf({ [key]: value });
        expect(problems.filter((problem) => !/^[A-Z][A-Z0-9_]+ /.test(problem))).toEqual([]);
        if (value.length > 3) expect(problems.join()).not.toContain(value);
      }
    },
  );

  it.each([
    'API_BASE_URL',
    'CALENDLY_URL',
    'DATABASE_URL',
    'DYNAMODB_ENDPOINT',
    'GOOGLE_API_URL',
    'GOOGLE_TOKEN_URL',
    'GRAPH_URL',
    'MICROSOFT_LOGIN_URL',
    'PUBLIC_URL',
    'SENDGRID_URL',
    'STRIPE_URL',
  ])('%s without a scheme is refused with all the others', (key) => {
    expect(problemsOf({ [key]: 'law.example', PORT: 'x' })).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${key} must be`),
        expect.stringContaining('PORT'),
      ]),
    );
  });
});

it.each([
  ['HOST', 'not a host'],
  ['HOST', '127.0.0'],
  ['TRUSTED_PROXIES', 'nonsense'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,10.0.0.0/99'],
  ['PUBLIC_URL', 'https://law.example/path'],
  ['API_BASE_URL', '/backend'],
  ['API_BASE_URL', 'https://api.law.example/?version=1'],
  ['API_BASE_URL', 'https://api.law.example/#v1'],
  ['API_BASE_URL', 'https://user:password@api.law.example'],
  ['DATABASE_URL', 'postgres://host/db?sslrootcert=missing.pem'],
  ['COGNITO_IDENTITY_POOL_ID', 'nonsense'],
  ['AWS_REGION', 'US West'],
])('%s refuses %s at start', (key, value) => {
  expect(problemsOf({ [key]: value })).toContainEqual(expect.stringMatching(`^${key} must be`));
});

it.each([
  ['https://api.law.example', 'https://api.law.example'],
  ['https://API.law.example:443//', 'https://api.law.example'],
  ['https://law.example/backend/', 'https://law.example/backend'],
  ['http://127.0.0.1:4000/v1', 'http://127.0.0.1:4000/v1'],
])('reads the API base URL %s without slashes at its end', (API_BASE_URL, expected) => {
  expect(readConfig({ API_BASE_URL }).server.apiBaseUrl).toBe(expected);
});

it('rejects an http API URL for https pages', () => {
  const PUBLIC_URL = 'https://law.example';
  expect(problemsOf({ PUBLIC_URL, API_BASE_URL: 'http://api.law.example' })).toEqual([
    expect.stringContaining('API_BASE_URL must begin with https://'),
  ]);
  expect(problemsOf({ PUBLIC_URL, API_BASE_URL: 'https://api.law.example' })).toEqual([]);
});

it('accepts proxies as addresses, ranges and names', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback' }).server;
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', 'loopback']);
});

it('rejects two keys with the same id', () => {
  const key = (byte: number) => `k1:${Buffer.alloc(32, byte).toString('base64')}`;
  expect(problemsOf({ SECRET_KEYS: `${key(1)},${key(2)}` })).toEqual([
    'SECRET_KEYS must not have two keys of one id',
  ]);
});

it('.env.example names exactly the keys that are read', async () => {
  const example = await readFile(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, key]) => key);
  expect(named.sort()).toEqual([...CONFIG_KEYS].sort());
});
