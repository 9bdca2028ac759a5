import { Amplify } from 'aws-amplify';
import * as pool from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, sessionStorage } from 'aws-amplify/utils';
import { apiUrl } from './api-url.ts';

/** The user pool, as the server describes it. */
export type PoolConfig = {
  userPoolId: string;
  clientId: string;
  userPoolEndpoint?: string | undefined;
};

/** Somebody who is signed in. Source: public spec §3. */
export type AuthUser = {
  username: string;
  /** What they signed in with. */
  email: string | undefined;
  attributes: pool.AuthUser['signInDetails'];
};

/** A refusal with the pool's own name for it, such as UsernameExistsException. */
export class AuthFailure extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

// Whether tokens outlive the tab; chosen at sign-in, remembered for the next visit.
const KEEP_KEY = 'lawfront-keep-signed-in';

/** Whoever confirms an account is signed in by themselves, if that takes no longer. Source: public spec §4. */
const AUTO_SIGN_IN_WITHIN_MS = 3 * 60 * 1_000;

/** Prepares the client of the pool. Before any of the calls below. */
export function configureAuth({ userPoolId, clientId, userPoolEndpoint }: PoolConfig): void {
  // It warns of every pool that is not at Amazon's own address.
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

/** The embedded pool is where all calls go: by default where the page is from, under whatever name that was opened. */
function whereCallsGo(endpoint: string): string {
  return new URL(apiUrl(new URL(endpoint).pathname), window.location.origin).href;
}

/** This tab's own choice; a new tab follows the last one made. */
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

/** Runs a call and rethrows what the pool refuses by its name, in its words or in ours. */
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

/** Answers the step that comes next; `DONE` if there is none. */
export async function signIn({
  username,
  password,
  keep,
}: {
  username: string;
  password: string;
  /** Whether the sign-in outlives this tab. */
  keep: boolean;
}): Promise<SignInStep> {
  const { nextStep } = await call('Failed to sign in', async () => {
    // Whoever was signed in before leaves first, with their tokens wherever those are.
    await pool.signOut().catch(() => {});
    choose(keep);
    return pool.signIn({ username, password });
  });
  return nextStep;
}

/** Answers a further step: a new password, or a code. */
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

/** Makes an account and signs nobody in. Answers whether a code has to be entered. */
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

/** Answers whether the pool will sign the new user in by itself: `completeAutoSignIn`. */
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
  // A live binding: the pool's client replaces this function when somebody signs up.
  const signedIn = pool.autoSignIn().then(
    ({ isSignedIn }) => isSignedIn,
    () => false,
  );
  return Promise.race([signedIn, abandoned]).finally(() => clearTimeout(timer));
}

export async function resendCode(username: string): Promise<void> {
  await call('Failed to resend code', () => pool.resendSignUpCode({ username }));
}

/** Mails a code with which `confirmPasswordReset` sets a new password. */
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

/** Ends the sign-in here, whether or not the pool could be told to revoke it. */
export async function signOut(): Promise<void> {
  await call('Failed to sign out', () => pool.signOut());
}

/** Who is signed in; null on any failure. */
export async function getCurrentUser(): Promise<AuthUser | null> {
  try {
    const { username, signInDetails } = await pool.getCurrentUser();
    return { username, email: signInDetails?.loginId, attributes: signInDetails };
  } catch {
    return null;
  }
}

/**
 * A valid access token, refreshed if need be; undefined for nobody. Throws while the pool cannot be
 * reached: who is signed in stays so.
 */
export async function getAccessToken(): Promise<string | undefined> {
  const { tokens } = await pool.fetchAuthSession();
  return tokens?.accessToken.toString();
}
