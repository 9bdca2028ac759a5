import * as pool from 'aws-amplify/auth';
import { callPool } from './pool-call.ts';
import { chooseToKeepTokens } from './token-storage.ts';
import { WEAK_PASSWORD } from './weak-password.ts';

/** After confirming an account, users are signed in automatically within this time. Source: public spec §4. */
const AUTO_SIGN_IN_WITHIN_MS = 3 * 60 * 1_000;

/** Source: public spec §8. */
const SIGN_UP_MESSAGES = {
  InvalidParameterException:
    'Invalid user pool configuration. Please check the identity provider settings.',
  UsernameExistsException: 'An account with this username already exists.',
  InvalidPasswordException: WEAK_PASSWORD,
  UserLambdaValidationException: 'User validation failed. Please check your input.',
};

/** Creates an account without signing in. Returns whether a confirmation code is required. */
export async function signUp({
  username,
  password,
  userAttributes,
  invitation,
}: {
  username: string;
  password: string;
  userAttributes: { email: string };
  /** From the link of an invitation. */
  invitation?: string | undefined;
}): Promise<{ needsCode: boolean }> {
  chooseToKeepTokens(false);
  const { isSignUpComplete } = await callPool(
    'Failed to sign up',
    () =>
      pool.signUp({
        username,
        password,
        options: {
          userAttributes,
          autoSignIn: true,
          ...(invitation && { clientMetadata: { invitation } }),
        },
      }),
    SIGN_UP_MESSAGES,
  );
  return { needsCode: !isSignUpComplete };
}

/** Returns whether the user pool can sign the new user in automatically, see `completeAutoSignIn`. */
export async function confirmSignUp({
  username,
  code,
}: {
  username: string;
  code: string;
}): Promise<{ signsIn: boolean }> {
  const { nextStep } = await callPool('Failed to confirm sign up', () =>
    pool.confirmSignUp({ username, confirmationCode: code }),
  );
  return { signsIn: nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN' };
}

/**
 * Completes the automatic sign-in after a confirmation. Returns whether it succeeded; false if three minutes have
 * passed.
 */
export async function completeAutoSignIn(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abandoned = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, AUTO_SIGN_IN_WITHIN_MS, false);
  });
  // A live binding: the pool's client replaces this function on sign-up.
  const signedIn = pool.autoSignIn().then(
    ({ isSignedIn }) => isSignedIn,
    () => false,
  );
  return Promise.race([signedIn, abandoned]).finally(() => clearTimeout(timer));
}

export async function resendCode(username: string): Promise<void> {
  await callPool('Failed to resend code', () => pool.resendSignUpCode({ username }));
}
