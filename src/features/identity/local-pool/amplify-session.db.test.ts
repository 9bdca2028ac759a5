import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  configureAmplify,
  refusal,
  SIGNED_IN,
  signUpByAmplify,
  startAmplify,
} from '../testing/amplify-client.ts';

/** Sessions and passwords with the unmodified client of Amazon Cognito. */

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
// The client uses the real clock, so the server starts from the same time; the tests then advance the server's clock.
let aheadMs = 0;
const clock = () => new Date(Date.now() + aheadMs);

beforeAll(async () => {
  // It warns that the pool is not at Amazon's address.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  app = await startTestApp({ now: clock });
  pool = poolClient(app);
  await pool.newUser('Bob');
  await pool.newUser('Carol');
  await startAmplify(app);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

// The only automatic sign-in of this file: the client ignores another one within 300 ms.
it('the session of a confirmation signs in without the password', async () => {
  const username = 'Erin';
  await signUpByAmplify(username, { autoSignIn: { authFlowType: 'USER_AUTH' } });
  await auth.confirmSignUp({ username, confirmationCode: await pool.codeOf(username) });
  expect(await auth.autoSignIn()).toEqual(SIGNED_IN);
  expect(await auth.getCurrentUser()).toMatchObject({ username });
  await auth.signOut();
});

describe('while signed in', () => {
  beforeAll(() => auth.signIn({ username: 'Bob', password: PASSWORD }));
  afterAll(() => auth.signOut());

  it('a second sign-in is refused', async () => {
    await expect(auth.signIn({ username: 'Bob', password: PASSWORD })).rejects.toEqual(
      refusal('UserAlreadyAuthenticatedException'),
    );
  });

  it('attributes and tokens say who it is', async () => {
    const { userId } = await auth.getCurrentUser();
    expect(await auth.fetchUserAttributes()).toEqual({
      sub: userId,
      email: 'Bob@example.com',
      email_verified: 'true',
    });
    const { tokens, userSub } = await auth.fetchAuthSession();
    expect(userSub).toBe(userId);
    expect(tokens?.accessToken.payload).toEqual({
      sub: userId,
      iss: 'https://cognito-idp.lf-local-1.amazonaws.com/lf-local-1_Lawfront',
      client_id: 'lawfrontlocalclient',
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: (tokens?.accessToken.payload.iat ?? 0) + 3600,
      username: 'Bob',
    });
    expect(tokens?.idToken?.payload).toMatchObject({
      aud: 'lawfrontlocalclient',
      token_use: 'id',
      'cognito:username': 'Bob',
      email: 'Bob@example.com',
      email_verified: true,
    });
  });

  it('tokens are refreshed, again and again', async () => {
    const [first, second, third] = [
      await auth.fetchAuthSession(),
      await auth.fetchAuthSession({ forceRefresh: true }),
      await auth.fetchAuthSession({ forceRefresh: true }),
    ].map(({ tokens }) => tokens?.accessToken.payload);
    expect(new Set([first?.jti, second?.jti, third?.jti]).size).toBe(3);
    expect(third?.origin_jti).toBe(first?.origin_jti);
  });

  it('the identity pool gives an identity and credentials', async () => {
    configureAmplify(app, { withIdentityPool: true });
    const session = await auth.fetchAuthSession();
    expect(session.identityId).toMatch(/^lf-local-1:/);
    expect(Object.keys(session.credentials ?? {})).toEqual(
      expect.arrayContaining(['accessKeyId', 'secretAccessKey', 'sessionToken', 'expiration']),
    );
    const refreshed = await auth.fetchAuthSession({ forceRefresh: true });
    expect(refreshed.identityId).toBe(session.identityId);
    configureAmplify(app);
  });

  it('the password can be changed', async () => {
    await expect(
      auth.updatePassword({ oldPassword: 'wrong', newPassword: 'another password' }),
    ).rejects.toEqual(refusal('NotAuthorizedException'));
    await auth.updatePassword({ oldPassword: PASSWORD, newPassword: 'another password' });
    await auth.updatePassword({ oldPassword: 'another password', newPassword: PASSWORD });
    await auth.fetchUserAttributes();
  });
});

describe('signed out', () => {
  it('there are no tokens, and no guests', async () => {
    configureAmplify(app, { withIdentityPool: true });
    expect((await auth.fetchAuthSession()).tokens).toBeUndefined();
    await expect(auth.getCurrentUser()).rejects.toEqual(refusal('UserUnAuthenticatedException'));
    configureAmplify(app);
  });

  it('everywhere, no session goes on', async () => {
    await auth.signIn({ username: 'Bob', password: PASSWORD });
    const elsewhere = (await pool.signIn('Bob')).body.AuthenticationResult;
    await auth.signOut({ global: true });
    const refused = await pool.asClient('GetTokensFromRefreshToken', {
      RefreshToken: elsewhere.RefreshToken,
    });
    expect(refused.body.message).toBe('Refresh Token has been revoked');
  });
});

describe('resetting a password', () => {
  const confirm = (confirmationCode: string, newPassword: string) =>
    auth.confirmResetPassword({ username: 'Bob', newPassword, confirmationCode });

  it('takes the code of the mail, while it is good', async () => {
    expect((await auth.resetPassword({ username: 'Bob' })).nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { destination: '***' },
    });
    const late = await pool.codeOf('Bob');
    await expect(confirm('000', 'a new password')).rejects.toEqual(
      refusal('CodeMismatchException'),
    );
    await expect(confirm(late, 'short')).rejects.toEqual(refusal('InvalidPasswordException'));
    aheadMs = 61 * 60_000;
    await expect(confirm(late, 'a new password')).rejects.toEqual(refusal('ExpiredCodeException'));
    aheadMs = 0;

    await auth.resetPassword({ username: 'Bob' });
    await confirm(await pool.codeOf('Bob'), 'a new password');
    await expect(auth.signIn({ username: 'Bob', password: PASSWORD })).rejects.toEqual(
      refusal('NotAuthorizedException'),
    );
    expect(await auth.signIn({ username: 'Bob', password: 'a new password' })).toEqual(SIGNED_IN);
    await auth.signOut();
  });

  it('pretends the same for a name that nobody has', async () => {
    expect((await auth.resetPassword({ username: 'ghost' })).nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { destination: '***' },
    });
  });

  it('is limited', async () => {
    const resets = async () => {
      for (let i = 0; i < 6; i += 1) await auth.resetPassword({ username: 'Bob' });
    };
    await expect(resets()).rejects.toEqual(refusal('LimitExceededException'));
  });
});

describe('when things break', () => {
  it('a disabled account loses its session at the next refresh', async () => {
    await auth.signIn({ username: 'Carol', password: PASSWORD });
    const enable = (enabled: boolean) =>
      app.deps.db
        .updateTable('localIdentity.accounts')
        .set({ enabled })
        .where('username', '=', 'Carol')
        .execute();
    await enable(false);
    expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    await enable(true);
  });

  it('a server that is away costs no session', async () => {
    const other = await startTestApp({ now: clock });
    configureAmplify(other);
    await poolClient(other).newUser('Dave');
    await auth.signIn({ username: 'Dave', password: PASSWORD });
    await other.close();
    await expect(auth.fetchAuthSession({ forceRefresh: true })).rejects.toEqual(
      refusal('NetworkError'),
    );
    expect((await auth.fetchAuthSession()).tokens).toBeDefined();
    configureAmplify(app);
  });
});
