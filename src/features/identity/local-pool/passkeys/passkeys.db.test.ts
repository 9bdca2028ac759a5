import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMinutes } from '../../../../platform/time/date-math.ts';
import { PASSWORD, poolClient, type Tokens } from '../../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';
import { createAuthenticator } from '../../testing/software-authenticator.ts';

const SITE = { origin: 'https://law.example', rpId: 'law.example' };

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let now = TEST_NOW;
let tokens: Tokens;
const authenticator = createAuthenticator(SITE);

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { PUBLIC_URL: SITE.origin } });
  pool = poolClient(app);
  tokens = await pool.newUser('dana');
  await pool.newUser('erin');
  expect(await register(tokens, authenticator)).toMatchObject({ status: 200 });
});
afterAll(() => app.close());

const startRegistration = async ({ AccessToken }: Tokens): Promise<string> =>
  (await pool.call('StartWebAuthnRegistration', { AccessToken })).body.CredentialCreationOptions
    .challenge;
const complete = ({ AccessToken }: Tokens, Credential: unknown) =>
  pool.call('CompleteWebAuthnRegistration', { AccessToken, Credential });
const register = async (
  owner: Tokens,
  device: typeof authenticator,
  changes?: Parameters<typeof authenticator.create>[1],
) => complete(owner, device.create(await startRegistration(owner), changes));

const start = async (username = 'dana') => {
  const { body } = await pool.asClient('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: username, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  });
  const options = JSON.parse(body.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS);
  return { session: body.Session as string, options, challenge: options.challenge as string };
};
const answer = (session: string, credential: unknown, username = 'dana') =>
  pool.asClient('RespondToAuthChallenge', {
    ChallengeName: 'WEB_AUTHN',
    ChallengeResponses: { USERNAME: username, CREDENTIAL: JSON.stringify(credential) },
    Session: session,
  });
const signIn = async (changes?: Parameters<typeof authenticator.get>[1]) => {
  const { session, challenge } = await start();
  return answer(session, authenticator.get(challenge, changes));
};
const refused = (message: string) => ({
  status: 400,
  body: { __type: 'NotAuthorizedException', message },
});

describe('a passkey', () => {
  it('signs in', async () => {
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body.AuthenticationResult).toMatchObject({ TokenType: 'Bearer' });
  });

  it('is listed, with no key', async () => {
    const { AccessToken } = tokens;
    const { body } = await pool.call('ListWebAuthnCredentials', { AccessToken });
    expect(body.Credentials).toEqual([
      {
        CredentialId: authenticator.id,
        FriendlyCredentialName: expect.any(String),
        RelyingPartyId: 'law.example',
        AuthenticatorTransports: ['internal'],
        CreatedAt: TEST_NOW.getTime() / 1_000,
      },
    ]);
  });

  it('is asked for in the same way for every name', async () => {
    const [known, without, unknown] = await Promise.all(['dana', 'erin', 'nobody'].map(start));
    const shape = (started: typeof known) => ({ ...started?.options, challenge: '' });
    expect(shape(without)).toEqual(shape(known));
    expect(shape(unknown)).toEqual(shape(known));
    expect(known?.options.allowCredentials).toEqual([]);
  });

  it('is found through the choice of challenges too', async () => {
    const { body } = await pool.asClient('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: 'dana' },
    });
    expect(body.AvailableChallenges).toContain('WEB_AUTHN');
    const chosen = await pool.asClient('RespondToAuthChallenge', {
      ChallengeName: 'SELECT_CHALLENGE',
      ChallengeResponses: { USERNAME: 'dana', ANSWER: 'WEB_AUTHN' },
      Session: body.Session,
    });
    expect(chosen.body.ChallengeName).toBe('WEB_AUTHN');
  });
});

describe('an assertion is refused', () => {
  it('when it is replayed', async () => {
    const { session, challenge } = await start();
    const assertion = authenticator.get(challenge);
    expect((await answer(session, assertion)).status).toBe(200);
    expect(await answer(session, assertion)).toEqual(refused('Invalid session for the user.'));
    const next = await start();
    expect(await answer(next.session, assertion)).toEqual(refused('Invalid passkey.'));
  });

  it('when ten copies of it arrive at once, all but one', async () => {
    const { session, challenge } = await start();
    const assertion = authenticator.get(challenge);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(session, assertion)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('when the counter is rolled back or stands still, as with a cloned authenticator', async () => {
    expect((await signIn({ counter: 100 })).status).toBe(200);
    expect(await signIn({ counter: 99 })).toEqual(refused('Invalid passkey.'));
    expect(await signIn({ counter: 100 })).toEqual(refused('Invalid passkey.'));
    expect((await signIn({ counter: 101 })).status).toBe(200);
  });

  it('when two clones with the same counter answer at once, one of them', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const answers = await Promise.all(
      [one, two].map(({ session, challenge }) =>
        answer(session, authenticator.get(challenge, { counter: 200 })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['from another origin', { origin: 'https://law.example.evil.test' }],
    ['from the same host without TLS', { origin: 'http://law.example' }],
    ['from a subdomain', { origin: 'https://blog.law.example' }],
    ['for another relying party', { rpId: 'evil.test' }],
    ['for a challenge of its own', { challenge: 'c2VsZi1tYWRl' }],
    ['by a device that has not recognised its owner', { isUserVerified: false }],
  ])('%s', async (_what, changes) => {
    expect(await signIn(changes)).toEqual(refused('Invalid passkey.'));
  });

  it('by an unknown passkey, and by that of somebody else', async () => {
    const { session, challenge } = await start();
    const stranger = createAuthenticator(SITE);
    expect(await answer(session, stranger.get(challenge))).toEqual(refused('Invalid passkey.'));
    const erin = await start('erin');
    expect(await answer(erin.session, authenticator.get(erin.challenge), 'erin')).toEqual(
      refused('Invalid passkey.'),
    );
    const nobody = await start('nobody');
    expect(await answer(nobody.session, authenticator.get(nobody.challenge), 'nobody')).toEqual(
      refused('Invalid passkey.'),
    );
  });

  it('with a signature of another key', async () => {
    const { session, challenge } = await start();
    const forged = { ...createAuthenticator(SITE).get(challenge) };
    const claimed = { ...forged, id: authenticator.id, rawId: authenticator.id };
    expect(await answer(session, claimed)).toEqual(refused('Invalid passkey.'));
  });

  it('after three minutes', async () => {
    const { session, challenge } = await start();
    now = addMinutes(TEST_NOW, 4);
    expect(await answer(session, authenticator.get(challenge))).toEqual(
      refused('Invalid session for the user.'),
    );
    now = TEST_NOW;
  });

  it.each(['', '{}', 'null', '[]', '{"id":"x"}', '"\\u0000"'])('if it is %j', async (text) => {
    const { session } = await start();
    const { status } = await pool.asClient('RespondToAuthChallenge', {
      ChallengeName: 'WEB_AUTHN',
      ChallengeResponses: { USERNAME: 'dana', CREDENTIAL: text },
      Session: session,
    });
    expect(status).toBe(400);
  });
});

describe('a registration', () => {
  const device = createAuthenticator(SITE);

  it.each([
    ['from another origin', { origin: 'https://evil.test' }, 'WebAuthnOriginNotAllowedException'],
    ['for another site', { rpId: 'evil.test' }, 'WebAuthnCredentialNotSupportedException'],
    ['without recognition', { isUserVerified: false }, 'WebAuthnCredentialNotSupportedException'],
    ['for a made-up challenge', { challenge: 'eHh4' }, 'WebAuthnChallengeNotFoundException'],
  ])('%s is refused', async (_what, changes, type) => {
    expect(await register(tokens, device, changes)).toMatchObject({
      status: 400,
      body: { __type: type },
    });
  });

  it('counts once', async () => {
    const created = device.create(await startRegistration(tokens));
    expect((await complete(tokens, created)).status).toBe(200);
    expect((await complete(tokens, created)).body.__type).toBe(
      'WebAuthnChallengeNotFoundException',
    );
  });

  it('with the challenge of somebody else is refused', async () => {
    const { body } = await pool.signIn('erin');
    const created = createAuthenticator(SITE).create(await startRegistration(tokens));
    expect((await complete(body.AuthenticationResult, created)).body.__type).toBe(
      'WebAuthnChallengeNotFoundException',
    );
  });

  it('of a passkey that somebody has already is refused', async () => {
    const { body } = await pool.signIn('erin');
    expect((await register(body.AuthenticationResult, device)).body.__type).toBe(
      'WebAuthnCredentialNotSupportedException',
    );
  });
});

describe('a removed passkey', () => {
  it('signs in no more, and nobody removes that of somebody else', async () => {
    const CredentialId = authenticator.id;
    const erin: Tokens = (await pool.signIn('erin')).body.AuthenticationResult;
    const remove = ({ AccessToken }: Tokens) =>
      pool.call('DeleteWebAuthnCredential', { AccessToken, CredentialId });
    expect((await remove(erin)).body.__type).toBe('ResourceNotFoundException');
    expect((await remove(tokens)).status).toBe(200);
    expect(await signIn({ counter: 1_000 })).toEqual(refused('Invalid passkey.'));
    expect((await pool.signIn('dana', PASSWORD)).status).toBe(200);
  });
});
