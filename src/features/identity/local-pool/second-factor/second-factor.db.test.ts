import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes, addSeconds, getUnixTime } from '../../../../platform/time/date-math.ts';
import { STAFF_ENV } from '../../../../testing/people.ts';
import { poolClient, type Tokens } from '../../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';
import { trpcClient } from '../../testing/trpc-client.ts';
import { codeOfStep } from './totp.ts';

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let now = TEST_NOW;
let secret: string;
let tokens: Tokens;

const codeAt = (at: Date) => codeOfStep(secret, Math.floor(getUnixTime(at) / 30));
const wrongCode = () => (codeAt(now) === '000000' ? '000001' : '000000');

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: STAFF_ENV });
  pool = poolClient(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  now = TEST_NOW;
  const { db } = app.deps;
  await db.deleteFrom('localIdentity.authenticatorApps').execute();
  await db.deleteFrom('localIdentity.passwordAttempts').execute();
  await db.deleteFrom('signInSettings').execute();
  tokens = (await pool.signIn('admin')).body.AuthenticationResult;
  await turnOn();
  // The code of the set-up is used.
  now = addMinutes(TEST_NOW, 1);
});

async function turnOn(): Promise<void> {
  const { AccessToken } = tokens;
  secret = (await pool.call('AssociateSoftwareToken', { AccessToken })).body.SecretCode;
  const { body } = await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeAt(now) });
  expect(body).toEqual({ Status: 'SUCCESS' });
  expect((await setPreference(true)).status).toBe(200);
}

const setPreference = (Enabled: boolean, { AccessToken } = tokens) =>
  pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled } });
const start = async (): Promise<string> => {
  const { body } = await pool.signIn('admin');
  expect(body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect(body.AuthenticationResult).toBeUndefined();
  return body.Session;
};
const answer = (Session: string, code: string, USERNAME = 'admin') =>
  pool.asClient('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code },
    Session,
  });
const typeOf = async (answered: ReturnType<typeof answer>) => (await answered).body.__type;

describe('a sign-in with an authenticator app', () => {
  it('needs its code after the password', async () => {
    const { body } = await answer(await start(), codeAt(now));
    expect(body.AuthenticationResult).toMatchObject({ TokenType: 'Bearer' });
  });

  it('needs it with every other way to prove the password, too', async () => {
    const plain = await pool.asClient('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'admin', PASSWORD: STAFF_ENV.SEED_ADMIN_PASSWORD },
    });
    expect(plain.body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('accepts a clock that is 30 seconds off, not 60', async () => {
    const session = await start();
    expect(await typeOf(answer(session, codeAt(addSeconds(now, -60))))).toBe(
      'CodeMismatchException',
    );
    expect((await answer(session, codeAt(addSeconds(now, 30)))).status).toBe(200);
  });

  it('lets a wrong code be corrected', async () => {
    const session = await start();
    expect(await typeOf(answer(session, wrongCode()))).toBe('CodeMismatchException');
    expect((await answer(session, codeAt(now))).status).toBe(200);
    expect(await typeOf(answer(session, codeAt(now)))).toBe('NotAuthorizedException');
  });

  it('uses a code once, whoever sends it', async () => {
    const [one, other] = [await start(), await start()];
    expect((await answer(one, codeAt(now))).status).toBe(200);
    expect(await typeOf(answer(other, codeAt(now)))).toBe('ExpiredCodeException');
  });

  it('uses a code once even if it is sent ten times at once', async () => {
    const sessions = await Promise.all(Array.from({ length: 10 }, start));
    const answers = await Promise.all(sessions.map((session) => answer(session, codeAt(now))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not accept the session of somebody else’s sign-in', async () => {
    const session = await start();
    expect(await typeOf(answer(session, codeAt(now), 'mallory'))).toBe('NotAuthorizedException');
    expect(await typeOf(answer('made-up', codeAt(now)))).toBe('NotAuthorizedException');
  });

  it('ends after three minutes', async () => {
    const session = await start();
    now = addMinutes(now, 4);
    expect(await typeOf(answer(session, codeAt(now)))).toBe('NotAuthorizedException');
  });

  it('locks the second factor after five wrong codes, from all addresses together', async () => {
    const session = await start();
    for (let i = 0; i < 5; i++) await answer(session, wrongCode());
    expect(await typeOf(answer(session, codeAt(now)))).toBe('LimitExceededException');
    now = addSeconds(now, 3);
    expect((await answer(session, codeAt(now))).status).toBe(200);
  });

  it('counts a used code as a failure, so that it does not reset the count', async () => {
    expect((await answer(await start(), codeAt(now))).status).toBe(200);
    const session = await start();
    for (let i = 0; i < 4; i++) await answer(session, wrongCode());
    await answer(session, codeAt(now));
    expect(await typeOf(answer(session, wrongCode()))).toBe('LimitExceededException');
  });

  it('never stores the secret in plain text', async () => {
    const rows = await app.deps.db
      .selectFrom('localIdentity.authenticatorApps')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('setting up', () => {
  it('is told by GetUser, and turned off again', async () => {
    const { AccessToken } = tokens;
    const user = () => pool.call('GetUser', { AccessToken });
    expect((await user()).body).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    await setPreference(false);
    expect((await user()).body.UserMFASettingList).toBeUndefined();
    expect((await pool.signIn('admin')).body.AuthenticationResult).toBeDefined();
  });

  it('a new secret replaces the old one only with its first code', async () => {
    const { AccessToken } = tokens;
    const old = secret;
    const { body } = await pool.call('AssociateSoftwareToken', { AccessToken });
    const verify = (UserCode: string) =>
      pool.call('VerifySoftwareToken', { AccessToken, UserCode });
    expect((await verify(wrongCode())).body.__type).toBe('EnableSoftwareTokenMFAException');
    expect((await answer(await start(), codeAt(now))).status).toBe(200);
    secret = body.SecretCode;
    expect(secret).not.toBe(old);
    expect((await verify(codeAt(now))).status).toBe(200);
    now = addMinutes(now, 1);
    expect((await answer(await start(), codeAt(now))).status).toBe(200);
  });

  it('cannot be turned on before a code was verified', async () => {
    await setPreference(false);
    expect((await setPreference(true)).body).toEqual({
      __type: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    });
  });

  it('needs an access token or a session, not both or none', async () => {
    for (const body of [{}, { AccessToken: 'x', Session: 'y' }]) {
      expect((await pool.call('AssociateSoftwareToken', body)).body.__type).toBe(
        'InvalidParameterException',
      );
    }
    expect((await pool.call('AssociateSoftwareToken', { Session: 'x' })).body.__type).toBe(
      'NotAuthorizedException',
    );
  });

  it('is in the audit log', async () => {
    await setPreference(false);
    const entries = await app.deps.db
      .selectFrom('auditLog')
      .select(['actor', 'action'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(entries).toEqual([
      { actor: 'admin', action: 'sign-in.app-off' },
      { actor: 'admin', action: 'sign-in.app-on' },
    ]);
  });
});

describe('a recovery code', () => {
  const identity = () => trpcClient(app.url, tokens.AccessToken).identity;

  it('stands in for the app, once, however it is typed', async () => {
    const { codes } = await identity().createRecoveryCodes.mutate();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect((await answer(await start(), first)).status).toBe(200);
    expect(await typeOf(answer(await start(), first))).toBe('CodeMismatchException');
    const typed = ` ${second.toUpperCase().replace('-', ' ')}`;
    expect((await answer(await start(), typed)).status).toBe(200);
    expect(await identity().signInOptions.query()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('is worth nothing once there are new ones, or after the app is turned off', async () => {
    const { codes: old } = await identity().createRecoveryCodes.mutate();
    await identity().createRecoveryCodes.mutate();
    expect(await typeOf(answer(await start(), old[0] ?? ''))).toBe('CodeMismatchException');
    await setPreference(false);
    await expect(identity().createRecoveryCodes.mutate()).rejects.toMatchObject({
      data: { reason: 'no_authenticator_app' },
    });
  });

  it('is stored only as a keyed hash', async () => {
    const { codes } = await identity().createRecoveryCodes.mutate();
    const rows = await app.deps.db.selectFrom('localIdentity.recoveryCodes').selectAll().execute();
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
  });
});

describe('a firm that requires a second factor', () => {
  beforeEach(async () => {
    await trpcClient(app.url, tokens.AccessToken).identity.requireSecondFactor.mutate({
      roles: ['admin'],
    });
  });

  it('does not let it be turned off', async () => {
    expect((await setPreference(false)).body.__type).toBe('InvalidParameterException');
  });

  it('has people set up an app when they sign in', async () => {
    await app.deps.db.deleteFrom('localIdentity.authenticatorApps').execute();
    const { body } = await pool.signIn('admin');
    expect(body).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    });
    const associated = await pool.call('AssociateSoftwareToken', { Session: body.Session });
    secret = associated.body.SecretCode;
    const verify = (UserCode: string) =>
      pool.call('VerifySoftwareToken', { Session: associated.body.Session, UserCode });
    expect((await verify(wrongCode())).status).toBe(400);
    const verified = await verify(codeAt(now));
    const finish = (Session: string) =>
      pool.asClient('RespondToAuthChallenge', {
        ChallengeName: 'MFA_SETUP',
        ChallengeResponses: { USERNAME: 'admin' },
        Session,
      });
    // The session before the verification is not enough.
    expect((await finish(associated.body.Session)).status).toBe(400);
    expect((await finish(body.Session)).status).toBe(400);
    const finished = await finish(verified.body.Session);
    expect(finished.body.AuthenticationResult).toBeDefined();
    now = addMinutes(now, 1);
    expect((await answer(await start(), codeAt(now))).status).toBe(200);
  });
});
