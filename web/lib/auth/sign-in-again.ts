import * as pool from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { sharedInMemoryStorage } from 'aws-amplify/utils';
import { setAccessTokenSource } from '../access-token.ts';
import { PASSKEY_MESSAGES } from './passkey-messages.ts';
import { callPool } from './pool-call.ts';
import { getAccessToken } from './session.ts';
import { CODE_MESSAGES, type SignInStep } from './sign-in.ts';
import { keepTokens } from './token-storage.ts';

/** Reports the step-up sign-in to the server, with its access token. */
export type OnSignedIn = (accessToken: string) => Promise<unknown>;

/**
 * Step-up: a second sign-in of the signed-in user. The tokens of the session are not replaced: the tokens of the second
 * sign-in are only kept in memory, passed to `onSignedIn`, and then revoked. Returns the next step, or `DONE`.
 */
export function signInAgain(
  username: string,
  password: string,
  onSignedIn: OnSignedIn,
): Promise<SignInStep> {
  return signInBeside('Failed to confirm', onSignedIn, () => pool.signIn({ username, password }), {
    NotAuthorizedException: 'The password is incorrect.',
  });
}

/** Step-up with a passkey, which the browser asks for. */
export function signInAgainWithPasskey(
  username: string,
  onSignedIn: OnSignedIn,
): Promise<SignInStep> {
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const;
  return signInBeside(
    'Failed to confirm with a passkey',
    onSignedIn,
    () => pool.signIn({ username, options }),
    {
      ...PASSKEY_MESSAGES,
      NotAuthorizedException: 'This passkey does not belong to your account.',
    },
  );
}

/** Completes a further step of a step-up, such as a code. */
export function confirmSignInAgain(
  challengeResponse: string,
  onSignedIn: OnSignedIn,
): Promise<SignInStep> {
  return signInBeside(
    'Failed to confirm',
    onSignedIn,
    () => pool.confirmSignIn({ challengeResponse }),
    CODE_MESSAGES,
  );
}

/**
 * Runs a part of a sign-in while the user pool's client uses in-memory token storage, because it does not allow a
 * sign-in while somebody is signed in. In the meantime, API calls use the session's token.
 */
async function signInBeside(
  fallback: string,
  onSignedIn: OnSignedIn,
  work: () => Promise<pool.SignInOutput>,
  messages: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const token = await getAccessToken();
  setAccessTokenSource(async () => token);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
  try {
    const { nextStep } = await callPool(fallback, work, messages);
    if (nextStep.signInStep === 'DONE') await report(onSignedIn);
    return nextStep;
  } finally {
    await sharedInMemoryStorage.clear();
    keepTokens();
    setAccessTokenSource(getAccessToken);
  }
}

async function report(onSignedIn: OnSignedIn): Promise<void> {
  try {
    await onSignedIn((await getAccessToken()) ?? '');
  } finally {
    await pool.signOut().catch(() => {});
  }
}
