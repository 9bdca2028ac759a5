import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addSeconds } from '../../../platform/time/date-math.ts';
import { PASSWORD, poolClient, type Tokens } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { cleanUpLocalPool } from './clean-up.ts';

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let now = TEST_NOW;
let tokens: Tokens;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  pool = poolClient(app);
  await pool.newUser('dana');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  tokens = (await pool.signIn('dana')).body.AuthenticationResult;
});

const refresh = (RefreshToken: string) =>
  pool.asClient('GetTokensFromRefreshToken', { RefreshToken });
const getUser = ({ AccessToken }: Tokens) => pool.asClient('GetUser', { AccessToken });
const refusal = (message: string) => ({
  status: 400,
  body: { __type: 'NotAuthorizedException', message },
});

describe('a refresh token', () => {
  it('returns new tokens and is rotated', async () => {
    const { status, body } = await refresh(tokens.RefreshToken);
    expect(status).toBe(200);
    const next: Tokens = body.AuthenticationResult;
    expect(next.RefreshToken).not.toBe(tokens.RefreshToken);
    expect((await getUser(next)).status).toBe(200);
    now = addSeconds(TEST_NOW, 11);
    expect((await refresh(next.RefreshToken)).status).toBe(200);
  });

  it('works with the legacy operation too', async () => {
    const { body } = await pool.asClient('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: tokens.RefreshToken },
    });
    expect((await refresh(body.AuthenticationResult.RefreshToken)).status).toBe(200);
  });

  it('sent by ten tabs concurrently gives all of them the same next token', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(tokens.RefreshToken)),
    );
    const next = answers.map(({ body }) => body.AuthenticationResult?.RefreshToken);
    expect(new Set(next).size).toBe(1);
    now = addSeconds(TEST_NOW, 11);
    expect((await refresh(next[0])).status).toBe(200);
  });

  it('reused later revokes the whole session', async () => {
    const next: Tokens = (await refresh(tokens.RefreshToken)).body.AuthenticationResult;
    now = addSeconds(TEST_NOW, 11);
    expect(await refresh(tokens.RefreshToken)).toEqual(refusal('Refresh Token has been revoked'));
    expect(await refresh(next.RefreshToken)).toEqual(refusal('Refresh Token has been revoked'));
    expect(await getUser(next)).toEqual(refusal('Access Token has been revoked'));
  });

  it('from two rotations ago revokes the session immediately', async () => {
    const second: Tokens = (await refresh(tokens.RefreshToken)).body.AuthenticationResult;
    const third: Tokens = (await refresh(second.RefreshToken)).body.AuthenticationResult;
    expect((await refresh(tokens.RefreshToken)).status).toBe(400);
    expect((await refresh(third.RefreshToken)).status).toBe(400);
  });

  it('is valid for thirty days from the sign-in', async () => {
    now = addDays(TEST_NOW, 29);
    const { RefreshToken } = (await refresh(tokens.RefreshToken)).body.AuthenticationResult;
    now = addDays(TEST_NOW, 31);
    expect(await refresh(RefreshToken)).toEqual(refusal('Invalid Refresh Token'));
  });

  it.each(['', 'x', 'a.b', '.', 'é'.repeat(100)])('%j is rejected', async (token) => {
    expect((await refresh(token)).status).toBe(400);
  });

  it('is stored only as a hash, and its successor only sealed', async () => {
    const rows = await app.deps.db.selectFrom('localIdentity.sessions').selectAll().execute();
    for (const part of tokens.RefreshToken.split('.')) {
      expect(JSON.stringify(rows)).not.toContain(part);
    }
  });
});

describe('an access token', () => {
  it('is valid for an hour', async () => {
    now = addSeconds(TEST_NOW, 3599);
    expect((await getUser(tokens)).status).toBe(200);
    now = addSeconds(TEST_NOW, 3600);
    expect(await getUser(tokens)).toEqual(refusal('Access Token has expired'));
  });

  it('is neither the id token nor a modified token', async () => {
    const [header = '', payload = '', signature = ''] = tokens.AccessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = [
      tokens.IdToken,
      `${header}.${encode({ ...claims, username: 'admin' })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'HS256', kid: app.deps.localPool?.signingKey.id })}.${payload}.${signature}`,
      `${header}.${payload}`,
      `${tokens.AccessToken}.${signature}`,
      '..',
      'x',
    ];
    for (const AccessToken of forged) {
      expect(await getUser({ ...tokens, AccessToken })).toEqual(refusal('Invalid Access Token'));
    }
  });

  it('can be verified with the published keys', async () => {
    const address = `${app.url}/local-cognito/${app.deps.localPool?.userPoolId}/.well-known/jwks.json`;
    const { keys } = await (await fetch(address)).json();
    expect(keys).toEqual([
      {
        kty: 'RSA',
        n: expect.any(String),
        e: 'AQAB',
        kid: expect.any(String),
        alg: 'RS256',
        use: 'sig',
      },
    ]);
    const [header = '', payload = '', signature = ''] = tokens.AccessToken.split('.');
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('jwk', keys[0], algorithm, false, ['verify']);
    const signed = Buffer.from(`${header}.${payload}`);
    const isGood = await crypto.subtle.verify(
      algorithm,
      key,
      Buffer.from(signature, 'base64url'),
      signed,
    );
    expect(isGood).toBe(true);
    expect(JSON.parse(Buffer.from(header, 'base64url').toString()).kid).toBe(keys[0].kid);
  });
});

describe('sessions end', () => {
  it('by RevokeToken, with their access tokens; an unknown token is no error', async () => {
    expect(await pool.asClient('RevokeToken', { Token: tokens.RefreshToken })).toEqual({
      status: 200,
      body: {},
    });
    expect(await getUser(tokens)).toEqual(refusal('Access Token has been revoked'));
    expect(await refresh(tokens.RefreshToken)).toEqual(refusal('Refresh Token has been revoked'));
    expect((await pool.asClient('RevokeToken', { Token: 'unknown' })).status).toBe(200);
  });

  it('all of them by GlobalSignOut', async () => {
    const other: Tokens = (await pool.signIn('dana')).body.AuthenticationResult;
    expect((await pool.call('GlobalSignOut', { AccessToken: other.AccessToken })).status).toBe(200);
    for (const each of [tokens, other]) expect((await getUser(each)).status).toBe(400);
  });

  it('all but the current one when the password is changed, and all when it is reset', async () => {
    const other: Tokens = (await pool.signIn('dana')).body.AuthenticationResult;
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      pool.call('ChangePassword', {
        AccessToken: tokens.AccessToken,
        PreviousPassword,
        ProposedPassword,
      });
    expect((await change(PASSWORD, 'short')).body.__type).toBe('InvalidPasswordException');
    expect((await change('a wrong one', 'another password')).status).toBe(400);
    expect((await change(PASSWORD, 'another password')).status).toBe(200);
    expect((await getUser(other)).status).toBe(400);
    expect((await getUser(tokens)).status).toBe(200);

    await pool.asClient('ForgotPassword', { Username: 'dana' });
    const reset = await pool.asClient('ConfirmForgotPassword', {
      Username: 'dana',
      ConfirmationCode: await pool.codeOf('dana'),
      Password: PASSWORD,
    });
    expect(reset).toEqual({ status: 200, body: {} });
    expect((await getUser(tokens)).status).toBe(400);
  });
});

it('only expired records are removed', async () => {
  const { db } = app.deps;
  await pool.signUp('forgetful');
  await pool.startSrp('dana');
  await cleanUpLocalPool(db, TEST_NOW);
  expect((await getUser(tokens)).status).toBe(200);
  await cleanUpLocalPool(db, addDays(TEST_NOW, 32));
  const left = await db.selectFrom('localIdentity.accounts').select('username').execute();
  expect(left.map(({ username }) => username).sort()).toEqual(['admin', 'dana']);
  for (const table of ['codes', 'challenges', 'sessions', 'passwordAttempts'] as const) {
    expect(await db.selectFrom(`localIdentity.${table}`).selectAll().execute()).toEqual([]);
  }
});
