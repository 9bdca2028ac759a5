import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getUnixTime } from '../../platform/time/date-math.ts';
import { bearer } from '../../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

import { trpcClient } from './testing/trpc-client.ts';

const POOL = 'us-east-1_aBcDeFgHi';
const CLIENT = '1h57kf5cpq17m0eml12example';
const ENV = {
  COGNITO_USER_POOL_ID: POOL,
  COGNITO_CLIENT_ID: CLIENT,
  ADMIN_EMAILS: 'maren@firm.example',
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEYS = {
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }],
};

function tokenOf(username: string, kid = 'k1', claims: object = {}): string {
  const now = getUnixTime(TEST_NOW);
  const content = [
    { alg: 'RS256', kid },
    {
      sub: randomUUID(),
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${POOL}`,
      client_id: CLIENT,
      token_use: 'access',
      username,
      iat: now,
      exp: now + 3_600,
      ...claims,
    },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Answers GetUser as Cognito does. */
let cognito: Server;
let endpoint: string;
let getUser: (token: string) => { status: number; body: object };
let app: TestApp | undefined;

beforeEach(async () => {
  cognito = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    expect(request.headers['x-amz-target']).toBe('AWSCognitoIdentityProviderService.GetUser');
    const { AccessToken } = JSON.parse(Buffer.concat(chunks).toString());
    const { status, body } = getUser(AccessToken);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => cognito.listen(0, '127.0.0.1', resolve));
  const address = cognito.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  getUser = () => ({ status: 200, body: attributes('dana@example.com') });
});
afterEach(async () => {
  await app?.close();
  await new Promise((resolve) => cognito.close(resolve));
});

const attributes = (email: string, verified = 'true') => ({
  Username: 'x',
  UserAttributes: [
    { Name: 'sub', Value: 'x' },
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: verified },
  ],
});

const start = async (fetchKeys: () => Promise<unknown>) => {
  app = await startTestApp({ env: ENV, cognito: { fetchKeys: fetchKeys as never, endpoint } });
  return app;
};

async function me(token: string) {
  const response = await fetch(`${app?.url}/api/identity/me`, { headers: bearer(token) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('with Amazon Cognito', () => {
  it('the local pool is off, and the configuration names the Cognito pool', async () => {
    await start(async () => KEYS);
    const config = await (await fetch(`${app?.url}/api/identity/config`)).json();
    expect(config).toEqual({ region: 'us-east-1', userPoolId: POOL, clientId: CLIENT });
    const local = await fetch(`${app?.url}/local-cognito/idp/`, { method: 'POST' });
    expect(local.status).toBe(404);
  });

  it('a user has the username of the token and the address from the pool', async () => {
    await start(async () => KEYS);
    getUser = () => ({ status: 200, body: attributes('Maren@Firm.example') });
    expect(await me(tokenOf('maren'))).toMatchObject({
      status: 200,
      body: { username: 'maren', email: 'Maren@Firm.example', role: 'admin' },
    });
    getUser = () => ({ status: 200, body: attributes('dana@example.com') });
    expect((await me(tokenOf('dana'))).body.role).toBe('pending');
  });

  it('signing out everywhere ends access at once, though the token is valid for an hour', async () => {
    await start(async () => KEYS);
    getUser = () => ({ status: 200, body: attributes('maren@firm.example') });
    const token = tokenOf('maren');
    expect((await me(token)).status).toBe(200);
    const identity = trpcClient(app?.url ?? '', token).identity;
    expect(await identity.sessions.query()).toBeNull();
    await identity.endSessions.mutate({ which: 'all' });
    expect(await me(token)).toMatchObject({ status: 401, body: { reason: 'invalid_token' } });
  });

  describe('an export', () => {
    const issued = getUnixTime(TEST_NOW);
    const sub = randomUUID();
    const signedIn = (minutesAgo: number, claims: object = {}) =>
      tokenOf('maren', 'k1', { sub, auth_time: issued - minutesAgo * 60, ...claims });
    const exportPeople = async (token: string) => {
      const response = await fetch(`${app?.url}/api/admin/people/export`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: '{}',
      });
      const text = await response.text();
      return response.ok ? 200 : JSON.parse(text).reason;
    };
    const confirm = (token: string, accessToken: string) =>
      trpcClient(app?.url ?? '', token).identity.confirmSession.mutate({ accessToken });

    beforeEach(async () => {
      await start(async () => KEYS);
      getUser = () => ({ status: 200, body: attributes('maren@firm.example') });
    });

    it('needs a recent sign-in by the claim auth_time, however new the token is', async () => {
      expect(await exportPeople(signedIn(15))).toBe(200);
      expect(await exportPeople(signedIn(16))).toBe('step_up_required');
      expect(await exportPeople(tokenOf('maren', 'k1', { sub }))).toBe('step_up_required');
    });

    it('is possible in a session that a second sign-in has confirmed', async () => {
      const session = signedIn(16, { origin_jti: randomUUID() });
      expect(await exportPeople(session)).toBe('step_up_required');
      await confirm(session, signedIn(0, { origin_jti: randomUUID() }));
      expect(await exportPeople(session)).toBe(200);
      expect(await exportPeople(signedIn(16, { origin_jti: randomUUID() }))).toBe(
        'step_up_required',
      );
    });

    it('is possible in a confirmed session of a pool whose tokens have no session id', async () => {
      await confirm(signedIn(16), signedIn(0));
      expect(await exportPeople(signedIn(16))).toBe(200);
      expect(await exportPeople(signedIn(17))).toBe('step_up_required');
    });

    it('does not become possible by the sign-in of somebody else', async () => {
      const session = signedIn(16);
      await expect(confirm(session, signedIn(0, { sub: randomUUID() }))).rejects.toMatchObject({
        data: { reason: 'other_account' },
      });
      expect(await exportPeople(session)).toBe('step_up_required');
    });
  });

  it('the first account with an unverified address in ADMIN_EMAILS gets no access', async () => {
    await start(async () => KEYS);
    getUser = () => ({ status: 200, body: attributes('maren@firm.example', 'false') });
    expect((await me(tokenOf('mallory'))).body.role).toBe('pending');
  });

  it('the keys are fetched once for any number of tokens with unknown key ids', async () => {
    let fetches = 0;
    await start(async () => {
      fetches += 1;
      return KEYS;
    });
    await me(tokenOf('dana'));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => me(tokenOf('dana', `unknown-${index}`))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(fetches).toBe(1);
  });

  it('calls return 503 and the server is not ready until the keys are fetched', async () => {
    let hasKeys = false;
    await start(async () => {
      if (!hasKeys) throw new Error('No way to the pool');
      return KEYS;
    });
    const early = await me(tokenOf('dana'));
    expect([early.status, early.body.reason, early.headers.get('retry-after')]).toEqual([
      503,
      'identity_unavailable',
      '5',
    ]);
    expect((await fetch(`${app?.url}/readyz`)).status).toBe(503);
    hasKeys = true;
    await expect.poll(async () => (await me(tokenOf('dana'))).status).toBe(200);
    expect((await fetch(`${app?.url}/readyz`)).status).toBe(200);
  });

  it.each([
    ['returns an unexpected body', 200, {}, 503],
    ['returns a server error', 500, { message: 'x' }, 503],
    ['reports too many requests', 400, { __type: 'TooManyRequestsException' }, 503],
    ['rejects the token', 400, { __type: 'NotAuthorizedException' }, 401],
  ])(
    'a first call fails while the pool %s, and succeeds later',
    async (_what, status, body, expected) => {
      await start(async () => KEYS);
      const token = tokenOf('dana');
      getUser = () => ({ status, body });
      expect((await me(token)).status).toBe(expected);
      getUser = () => ({ status: 200, body: attributes('dana@example.com') });
      expect((await me(token)).status).toBe(200);
    },
  );
});
