import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  refusal,
  SIGNED_IN,
  signUpByAmplify as signUp,
  startAmplify,
} from '../testing/amplify-client.ts';

/** Signing up and in with the unmodified client of Amazon Cognito. */

let app: TestApp;
let pool: ReturnType<typeof poolClient>;

beforeAll(async () => {
  // It warns that the pool is not at Amazon's address.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The client uses the real clock, so the server has to use it too.
  app = await startTestApp({ now: () => new Date() });
  pool = poolClient(app);
  await startAmplify(app);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

describe('signing up', () => {
  it.each([
    ['a short password', () => signUp('alice', {}, 'Ab1cde7'), 'InvalidPasswordException'],
    [
      'no e-mail address',
      () => signUp('alice', { userAttributes: { email: 'alice' } }),
      'InvalidParameterException',
    ],
    ['a name with a blank', () => signUp('al ice'), 'InvalidParameterException'],
    ['an address as name', () => signUp('alice@x.test'), 'InvalidParameterException'],
  ])('with %s is refused', async (_what, attempt, name) => {
    await expect(attempt()).rejects.toEqual(refusal(name));
  });

  it('asks for the code, and refuses the name to others', async () => {
    expect(await signUp('Alice')).toEqual({
      isSignUpComplete: false,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: {
          destination: 'a***@x***',
          deliveryMedium: 'EMAIL',
          attributeName: 'email',
        },
      },
      userId: expect.any(String),
    });
    await expect(signUp('alice')).rejects.toEqual(
      refusal('UsernameExistsException', 'User already exists'),
    );
    expect(await auth.signIn({ username: 'alice', password: PASSWORD })).toEqual({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
  });

  it('signs in on its own after the code, with the password', async () => {
    await signUp('Bob', { autoSignIn: true });
    const wrong = auth.confirmSignUp({ username: 'Bob', confirmationCode: 'abc' });
    await expect(wrong).rejects.toEqual(refusal('CodeMismatchException'));
    await auth.resendSignUpCode({ username: 'Bob' });
    const confirmationCode = await pool.codeOf('Bob');
    expect(await auth.confirmSignUp({ username: 'Bob', confirmationCode })).toEqual({
      isSignUpComplete: true,
      nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' },
    });
    expect(await auth.autoSignIn()).toEqual(SIGNED_IN);
    expect(await auth.getCurrentUser()).toMatchObject({ username: 'Bob' });
    await auth.signOut();
  });

  it('needs the code once', async () => {
    await expect(
      auth.confirmSignUp({ username: 'Bob', confirmationCode: '123456' }),
    ).rejects.toEqual(refusal('CodeMismatchException'));
  });
});

describe('signing in', () => {
  it.each([
    ['SRP', undefined],
    ['a plain password', { authFlowType: 'USER_PASSWORD_AUTH' }],
    ['a choice of SRP', { authFlowType: 'USER_AUTH', preferredChallenge: 'PASSWORD_SRP' }],
    ['a choice of password', { authFlowType: 'USER_AUTH', preferredChallenge: 'PASSWORD' }],
  ] as const)('by %s works, in any case and by e-mail address', async (_how, options) => {
    for (const username of ['Bob', 'bOB', 'bob@x.test']) {
      const signedIn = await auth.signIn({
        username,
        password: PASSWORD,
        ...(options && { options }),
      });
      expect(signedIn).toEqual(SIGNED_IN);
      expect(await auth.getCurrentUser()).toMatchObject({ username: 'Bob' });
      await auth.signOut();
    }
    for (const username of ['Bob', 'ghost']) {
      await expect(
        auth.signIn({ username, password: 'wrong', ...(options && { options }) }),
      ).rejects.toEqual(refusal('NotAuthorizedException', 'Incorrect username or password.'));
    }
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])('by choosing %s step by step works', async (choice) => {
    const first = await auth.signIn({ username: 'Bob', options: { authFlowType: 'USER_AUTH' } });
    expect(first.nextStep).toMatchObject({
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: ['PASSWORD_SRP', 'PASSWORD', 'WEB_AUTHN'],
    });
    const second = await auth.confirmSignIn({ challengeResponse: choice });
    expect(second.nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' });
    expect(await auth.confirmSignIn({ challengeResponse: PASSWORD })).toEqual(SIGNED_IN);
    await auth.signOut();
  });

  it('by a flow that the pool does not have is refused', async () => {
    await expect(
      auth.signIn({ username: 'Bob', options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }),
    ).rejects.toEqual(refusal('InvalidParameterException'));
  });

  it.each([
    ['cyrillic', 'пароль-привет'],
    ['keys', '🔑🔑🔑🔑🔑🔑🔑🔑'],
    ['blanks', ' blanks  around '],
  ])('with a password of %s works', async (username, password) => {
    await signUp(username, {}, password);
    await auth.confirmSignUp({ username, confirmationCode: await pool.codeOf(username) });
    expect(await auth.signIn({ username, password })).toEqual(SIGNED_IN);
    await auth.signOut();
  });
});
