import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyBodyLike } from '../../../testing/any-json.ts';
import { CLIENT_ID, PASSWORD, poolClient, type Tokens } from '../../../testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let tokens: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  pool = poolClient(app);
  tokens = await pool.newUser('dana');
});
afterAll(() => app.close());

const client = { ClientId: CLIENT_ID };
const named = { ...client, Username: 'dana' };
const IDENTITY_POOL = 'lf-local-1:00000000-0000-4000-8000-000000000001';

/** A valid request body of every operation. */
const GOOD: Readonly<Record<string, () => Record<string, unknown>>> = {
  SignUp: () => ({
    ...named,
    Password: PASSWORD,
    UserAttributes: [{ Name: 'email', Value: 'dana@example.com' }],
  }),
  ConfirmSignUp: () => ({ ...named, ConfirmationCode: '123456' }),
  ResendConfirmationCode: () => named,
  ForgotPassword: () => named,
  ConfirmForgotPassword: () => ({ ...named, ConfirmationCode: '123456', Password: PASSWORD }),
  InitiateAuth: () => ({
    ...client,
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: 'dana', PREFERRED_CHALLENGE: 'PASSWORD_SRP', SRP_A: 'abc' },
    Session: 'session',
  }),
  RespondToAuthChallenge: () => ({
    ...client,
    ChallengeName: 'SELECT_CHALLENGE',
    ChallengeResponses: { USERNAME: 'dana', ANSWER: 'PASSWORD' },
    Session: 'session',
  }),
  ChangePassword: () => ({
    AccessToken: tokens.AccessToken,
    PreviousPassword: PASSWORD,
    ProposedPassword: PASSWORD,
  }),
  GetTokensFromRefreshToken: () => ({ ...client, RefreshToken: 'a.b' }),
  RevokeToken: () => ({ ...client, Token: 'a.b' }),
  GlobalSignOut: () => ({ AccessToken: 'a.b.c' }),
  GetUser: () => ({ AccessToken: tokens.AccessToken }),
  GetId: () => ({ IdentityPoolId: IDENTITY_POOL, Logins: { pool: tokens.IdToken } }),
  GetCredentialsForIdentity: () => ({ IdentityId: 'x', Logins: { pool: tokens.IdToken } }),
};
const OPERATIONS = Object.keys(GOOD);

/** Expects a success or an error in Cognito's format. */
function expectAnswer({ status, body }: Awaited<ReturnType<typeof pool.call>>) {
  expect([200, 400]).toContain(status);
  if (status === 400) {
    expect(body).toEqual({
      __type: expect.stringMatching(/^[A-Z][A-Za-z]+Exception$/),
      message: expect.any(String),
    });
  }
}

describe.each(OPERATIONS)('%s', (operation) => {
  it('returns 200 or a Cognito error for any values of its fields', async () => {
    const bodies = fc.sample(anyBodyLike(GOOD[operation]?.() ?? {}), 60);
    for (const body of bodies) expectAnswer(await pool.call(operation, body));
  });

  it('returns 200 or a Cognito error for any values of its nested fields', async () => {
    const good = GOOD[operation]?.() ?? {};
    for (const [field, inner] of Object.entries(good)) {
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) continue;
      const bodies = fc.sample(anyBodyLike(inner as Record<string, unknown>), 40);
      for (const body of bodies)
        expectAnswer(await pool.call(operation, { ...good, [field]: body }));
    }
  });

  it.each(['', '{', '[]', 'null', '"text"', '1', '{"__proto__":{"ClientId":"x"}}'])(
    'refuses the body %s',
    async (body) => {
      const answer = await pool.call(operation, body);
      expect(answer.status).toBe(400);
      expectAnswer(answer);
    },
  );

  it('refuses U+0000 and lone surrogates in every field', async () => {
    for (const bad of ['a\u0000b', 'a\ud800b']) {
      for (const field of Object.keys(GOOD[operation]?.() ?? {})) {
        const answer = await pool.call(operation, { ...GOOD[operation]?.(), [field]: bad });
        expect(answer.body.__type).toBe('InvalidParameterException');
      }
    }
  });

  it('refuses an unknown client id', async () => {
    const good = GOOD[operation]?.() ?? {};
    if (!('ClientId' in good)) return;
    const answer = await pool.call(operation, { ...good, ClientId: 'other' });
    expect(answer).toMatchObject({ status: 400, body: { __type: 'ResourceNotFoundException' } });
  });

  it('refuses a body above 64 KB', async () => {
    const answer = await pool.call(operation, { ...GOOD[operation]?.(), x: 'x'.repeat(70_000) });
    expect([answer.status, answer.body.__type]).toEqual([413, 'SerializationException']);
  });
});

describe('the identity pool', () => {
  const login = () => ({
    [app.deps.localPool?.issuer.replace('https://', '') ?? '']: tokens.IdToken,
  });

  it('returns an identity and credentials for its own id and an id token', async () => {
    const { body } = await pool.call('GetId', { IdentityPoolId: IDENTITY_POOL, Logins: login() });
    expect(body.IdentityId).toMatch(/^lf-local-1:[0-9a-f-]{36}$/);
    const good = await pool.call('GetCredentialsForIdentity', {
      IdentityId: body.IdentityId,
      Logins: login(),
    });
    expect(good).toMatchObject({
      status: 200,
      body: { Credentials: { Expiration: expect.any(Number) } },
    });
  });

  it.each([
    [
      'another pool',
      'GetId',
      () => ({ IdentityPoolId: 'x:y', Logins: login() }),
      'ResourceNotFoundException',
    ],
    ['a guest', 'GetId', () => ({ IdentityPoolId: IDENTITY_POOL }), 'NotAuthorizedException'],
    [
      'an access token',
      'GetId',
      () => ({
        IdentityPoolId: IDENTITY_POOL,
        Logins: { [Object.keys(login())[0] ?? '']: tokens.AccessToken },
      }),
      'NotAuthorizedException',
    ],
    [
      'a foreign identity',
      'GetCredentialsForIdentity',
      () => ({ IdentityId: 'lf-local-1:0', Logins: login() }),
      'NotAuthorizedException',
    ],
  ])('refuses %s', async (_what, operation, body, type) => {
    expect(await pool.call(operation, body())).toMatchObject({
      status: 400,
      body: { __type: type },
    });
  });
});

describe('an invalid SRP value', () => {
  const begin = (SRP_A: string) =>
    pool.asClient('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'dana', SRP_A },
    });

  it.each(['0', '00', '-1', '0x1', 'g', 'f'.repeat(769), ' 1'])('%s is refused', async (value) => {
    expect((await begin(value)).body.__type).toBe('InvalidParameterException');
  });

  it('from 1 to 11 gets a challenge, and a wrong signature is refused', async () => {
    for (let value = 1; value < 12; value += 1) {
      const { body } = await begin(value.toString(16));
      const answer = await pool.asClient('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: body.ChallengeParameters.USER_ID_FOR_SRP,
          PASSWORD_CLAIM_SECRET_BLOCK: body.ChallengeParameters.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'Mon Mar 10 14:00:00 UTC 2031',
        },
      });
      expect(answer).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } });
    }
  });
});

describe('an invalid request', () => {
  const post = (path: string, headers: Record<string, string>, body = '{}') =>
    fetch(`${app.url}/local-cognito/${path}`, { method: 'POST', headers, body });
  const type = { 'content-type': 'application/x-amz-json-1.1' };

  it.each([
    'AWSCognitoIdentityProviderService.Nothing',
    'AWSCognitoIdentityProviderService.constructor',
    'AWSCognitoIdentityProviderService.__proto__',
    'AWSCognitoIdentityService.GetId',
    'GetUser',
    '',
  ])('is refused for the target %j', async (target) => {
    const response = await post('idp/', { ...type, 'x-amz-target': target });
    expect([response.status, await response.json()]).toEqual([
      400,
      { __type: 'UnknownOperationException', message: 'Unknown operation' },
    ]);
    expect(response.headers.get('x-amzn-errortype')).toBe('UnknownOperationException:');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data; boundary=x',
  ])('is refused for the content type %s', async (contentType) => {
    const target = 'AWSCognitoIdentityProviderService.ForgotPassword';
    const response = await post('idp/', { 'content-type': contentType, 'x-amz-target': target });
    expect([response.status, (await response.json()).__type]).toEqual([
      415,
      'SerializationException',
    ]);
  });

  it('is refused from another origin', async () => {
    const response = await post('idp/', { ...type, origin: 'https://evil.example' });
    expect([response.status, (await response.json()).__type]).toEqual([403, 'ForbiddenException']);
  });

  it('is refused at another path for the content type of the pool', async () => {
    const response = await fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers: type,
      body: '{}',
    });
    expect(response.status).toBe(415);
  });
});
