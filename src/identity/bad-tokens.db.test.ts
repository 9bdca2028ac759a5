import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { getUnixTime } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, STAFF_ENV, staffToken } from '../testing/people.ts';
import { poolClient } from '../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let good: string;
let idToken: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  good = await staffToken(app);
  idToken = (await poolClient(app).newUser('dana')).IdToken;
});
afterAll(() => app.close());

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [header, payload] = [0, 1].map(
  (part) => () => JSON.parse(Buffer.from(good.split('.')[part] ?? '', 'base64url').toString()),
) as [() => Record<string, unknown>, () => Record<string, unknown>];

const ownKey = () => app.deps.localPool?.signingKey.privateKey as KeyObject;
const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

function token(
  changes: { header?: object; payload?: object } = {},
  key: KeyObject = ownKey(),
): string {
  const content = `${base64url({ ...header(), ...changes.header })}.${base64url({ ...payload(), ...changes.payload })}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}

const now = getUnixTime(TEST_NOW);
const BAD: [string, () => string][] = [
  ['garbage', () => 'garbage'],
  ['three dots', () => '...'],
  ['JSON', () => base64url({ sub: 'x' })],
  ['only a header', () => good.split('.')[0] ?? ''],
  ['no signature', () => `${good.split('.').slice(0, 2).join('.')}.`],
  ['alg none', () => `${base64url({ ...header(), alg: 'none' })}.${base64url(payload())}.`],
  [
    'HS256 with the public key',
    () => {
      const content = `${base64url({ ...header(), alg: 'HS256' })}.${base64url(payload())}`;
      const secret = app.deps.localPool?.signingKey.publicKey.export({
        type: 'spki',
        format: 'pem',
      });
      return `${content}.${createHmac('sha256', secret ?? '')
        .update(content)
        .digest('base64url')}`;
    },
  ],
  ['another key', () => token({}, strangersKey)],
  ['an unknown kid', () => token({ header: { kid: 'unknown' } })],
  ['no kid', () => token({ header: { kid: undefined } })],
  ['a kid that is a path', () => token({ header: { kid: '../../etc/passwd' } }, strangersKey)],
  ['a kid that is SQL', () => token({ header: { kid: "' or 1=1 --" } }, strangersKey)],
  [
    'a key of its own in the header',
    () =>
      token(
        {
          header: {
            jwk: app.deps.localPool?.signingKey.publicJwk,
            jku: 'https://evil.example/keys',
          },
        },
        strangersKey,
      ),
  ],
  [
    'another pool',
    () =>
      token({ payload: { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other' } }),
  ],
  ['another client', () => token({ payload: { client_id: 'another' } })],
  ['an id token', () => idToken],
  ['another use', () => token({ payload: { token_use: 'refresh' } })],
  ['expired', () => token({ payload: { exp: now - 1 } })],
  ['expired for the machine too', () => token({ payload: { exp: 1_000_000_000 } })],
  ['no expiry', () => token({ payload: { exp: undefined } })],
  ['not yet valid', () => token({ payload: { nbf: now + 3_600 } })],
  ['no account', () => token({ payload: { sub: undefined } })],
  [
    'a changed name',
    () => {
      const [head, , signature] = good.split('.');
      return [head, base64url({ ...payload(), username: 'root' }), signature].join('.');
    },
  ],
  ['a broken end', () => `${good.slice(0, -3)}AAA`],
  ['12 KB', () => `${good}${'A'.repeat(12_000)}`],
];

const SURFACES: [string, (headers: Record<string, string>) => Promise<Response>][] = [
  ['GET /api/identity/me', (headers) => fetch(`${app.url}/api/identity/me`, { headers })],
  ['GET /api/admin/staff', (headers) => fetch(`${app.url}/api/admin/staff`, { headers })],
  ['tRPC query', (headers) => fetch(`${app.url}/trpc/staff.list`, { headers })],
  [
    'tRPC mutation',
    (headers) =>
      fetch(`${app.url}/trpc/staff.approve`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      }),
  ],
];

describe.each(SURFACES)('%s', (_surface, ask) => {
  it.each(BAD)('refuses a token with %s as 401', async (_what, make) => {
    const response = await ask(bearer(make()));
    const answer = await response.json();
    expect([response.status, (answer.error?.data ?? answer).reason]).toEqual([
      401,
      'invalid_token',
    ]);
  });

  it.each([
    ['no header', {}],
    ['an empty one', { authorization: '' }],
    ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['a token without a scheme', { authorization: 'abc' }],
    ['two tokens', { authorization: 'Bearer a b' }],
  ])('refuses %s as 401', async (_what, headers) => {
    const response = await ask(headers as Record<string, string>);
    const answer = await response.json();
    expect([response.status, (answer.error?.data ?? answer).reason]).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  it('takes the good one, and answers a header of 64 KB with a 4xx', async () => {
    expect([401, 403, 500]).not.toContain((await ask(bearer(good))).status);
    const endless = await ask(bearer('A'.repeat(64 * 1024)));
    expect(endless.status).toBe(431);
  });
});
