import { Amplify } from 'aws-amplify';
import * as pool from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, sessionStorage } from 'aws-amplify/utils';
import { apiUrl } from './api-url.ts';

/** Configuration of the user pool, from the server. */
export type PoolConfig = {
  userPoolId: string;
  clientId: string;
  userPoolEndpoint?: string | undefined;
};

/** The signed-in user. Source: public spec §3. */
export type AuthUser = {
  username: string;
  /** The address that they signed in with. */
  email: string | undefined;
  attributes: pool.AuthUser['signInDetails'];
};

/** An error of the pool with its name, such as UsernameExistsException. */
export class AuthFailure extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

// Whether tokens are kept after the tab is closed; chosen at sign-in, remembered for the next visit.
const KEEP_KEY = 'lawfront-keep-signed-in';

/** After confirming an account, users are signed in automatically within this time. Source: public spec §4. */
const AUTO_SIGN_IN_WITHIN_MS = 3 * 60 * 1_000;

/** Configures the client of the pool; must run before the calls below. */
export function configureAuth({ userPoolId, clientId, userPoolEndpoint }: PoolConfig): void {
  // The library warns about every pool endpoint that is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        ...(userPoolEndpoint && { userPoolEndpoint: whereCallsGo(userPoolEndpoint) }),
      },
    },
  });
  keepTokensIn(isKept());
}

/**
 * The endpoint for calls to the embedded pool: by default the page's own origin, whatever host name it was opened with.
 */
function whereCallsGo(endpoint: string): string {
  return new URL(apiUrl(new URL(endpoint).pathname), window.location.origin).href;
}

/** The choice of this tab; a new tab uses the last choice made. */
function isKept(): boolean {
  const own = window.sessionStorage.getItem(KEEP_KEY);
  return (own ?? window.localStorage.getItem(KEEP_KEY)) === '1';
}

function choose(keep: boolean): void {
  for (const storage of [window.sessionStorage, window.localStorage]) {
    storage.setItem(KEEP_KEY, keep ? '1' : '0');
  }
  keepTokensIn(keep);
}

function keepTokensIn(keeps: boolean): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(keeps ? defaultStorage : sessionStorage);
}

/** Runs a call and rethrows the pool's errors by name, with their message or ours. */
async function call<T>(
  fallback: string,
  work: () => Promise<T>,
  messages: Readonly<Record<string, string>> = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' };
    throw new AuthFailure(name, messages[name] ?? (message || fallback));
  }
}

export type SignInStep = pool.SignInOutput['nextStep'];

/** Returns the next step, or `DONE`. */
export async function signIn({
  username,
  password,
  keep,
}: {
  username: string;
  password: string;
  /** Whether the user stays signed in after this tab is closed. */
  keep: boolean;
}): Promise<SignInStep> {
  const { nextStep } = await call('Failed to sign in', async () => {
    // Signs out the previous user first and removes their tokens from both storages.
    await pool.signOut().catch(() => {});
    choose(keep);
    return pool.signIn({ username, password });
  });
  return nextStep;
}

/** Completes a further step: a new password, or a code. */
export async function confirmSignIn(challengeResponse: string): Promise<SignInStep> {
  const { nextStep } = await call('Failed to sign in', () =>
    pool.confirmSignIn({ challengeResponse }),
  );
  return nextStep;
}

/** Source: public spec §8. */
const SIGN_UP_MESSAGES = {
  InvalidParameterException:
    'Invalid user pool configuration. Please check the identity provider settings.',
  UsernameExistsException: 'An account with this username already exists.',
  InvalidPasswordException:
    'Password does not meet requirements. Please check your user pool password policy.',
  UserLambdaValidationException: 'User validation failed. Please check your input.',
};

/** Creates an account without signing in. Returns whether a confirmation code is required. */
export async function signUp({
  username,
  password,
  userAttributes,
}: {
  username: string;
  password: string;
  userAttributes: { email: string };
}): Promise<{ needsCode: boolean }> {
  choose(false);
  const { isSignUpComplete } = await call(
    'Failed to sign up',
    () => pool.signUp({ username, password, options: { userAttributes, autoSignIn: true } }),
    SIGN_UP_MESSAGES,
  );
  return { needsCode: !isSignUpComplete };
}

/** Returns whether the pool can sign the new user in automatically: `completeAutoSignIn`. */
export async function confirmSignUp({
  username,
  code,
}: {
  username: string;
  code: string;
}): Promise<{ signsIn: boolean }> {
  const { nextStep } = await call('Failed to confirm sign up', () =>
    pool.confirmSignUp({ username, confirmationCode: code }),
  );
  return { signsIn: nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN' };
}

/** Whether the automatic sign-in after a confirmation succeeded; false after three minutes. */
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
  await call('Failed to resend code', () => pool.resendSignUpCode({ username }));
}

/** Sends a mail with the code that `confirmPasswordReset` needs. */
export async function requestPasswordReset(username: string): Promise<void> {
  await call('Failed to reset password', () => pool.resetPassword({ username }));
}

export async function confirmPasswordReset(reset: {
  username: string;
  code: string;
  newPassword: string;
}): Promise<void> {
  const { username, code, newPassword } = reset;
  await call('Failed to confirm password reset', () =>
    pool.confirmResetPassword({ username, confirmationCode: code, newPassword }),
  );
}

/** Source: public spec §8. */
const CHANGE_MESSAGES = {
  NotAuthorizedException: 'The current password is not right.',
  InvalidPasswordException: SIGN_UP_MESSAGES.InvalidPasswordException,
};

/** Replaces the password of the signed-in user, who stays signed in here. */
export async function changePassword(passwords: {
  oldPassword: string;
  newPassword: string;
}): Promise<void> {
  await call('Failed to change password', () => pool.updatePassword(passwords), CHANGE_MESSAGES);
}

/** Signs out locally, even if the pool could not revoke the tokens; `everywhere`: on all devices. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await call('Failed to sign out', () => pool.signOut({ global: everywhere }));
}

/** The signed-in user; null on any failure. */
export async function getCurrentUser(): Promise<AuthUser | null> {
  try {
    const { username, signInDetails } = await pool.getCurrentUser();
    return { username, email: signInDetails?.loginId, attributes: signInDetails };
  } catch {
    return null;
  }
}

/**
 * A valid access token, refreshed if necessary; undefined if nobody is signed in. Throws if the pool is unreachable, in
 * which case the user stays signed in.
 */
export async function getAccessToken(): Promise<string | undefined> {
  const { tokens } = await pool.fetchAuthSession();
  return tokens?.accessToken.toString();
}
