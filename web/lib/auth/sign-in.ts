import * as pool from 'aws-amplify/auth';
import { PASSKEY_MESSAGES } from './passkey-messages.ts';
import { callPool } from './pool-call.ts';
import { chooseToKeepTokens } from './token-storage.ts';

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
  const { nextStep } = await callPool('Failed to sign in', async () => {
    // Signs out the previous user first and removes their tokens from both storages.
    await pool.signOut().catch(() => {});
    chooseToKeepTokens(keep);
    return pool.signIn({ username, password });
  });
  return nextStep;
}

/** Signs in with a passkey, which the browser asks for. Returns the next step, or `DONE`. */
export async function signInWithPasskey({
  username,
  keep,
}: {
  username: string;
  keep: boolean;
}): Promise<SignInStep> {
  const { nextStep } = await callPool(
    'Failed to sign in with a passkey',
    async () => {
      await pool.signOut().catch(() => {});
      chooseToKeepTokens(keep);
      return pool.signIn({
        username,
        options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' },
      });
    },
    {
      ...PASSKEY_MESSAGES,
      NotAuthorizedException: 'This passkey does not belong to this username.',
    },
  );
  return nextStep;
}

export const CODE_MESSAGES = {
  CodeMismatchException: 'The code is incorrect.',
  ExpiredCodeException: 'This code has been used or has expired. Wait for the next one.',
};

/** Completes a further step: a new password, or a code. */
export async function confirmSignIn(challengeResponse: string): Promise<SignInStep> {
  const { nextStep } = await callPool(
    'Failed to sign in',
    () => pool.confirmSignIn({ challengeResponse }),
    CODE_MESSAGES,
  );
  return nextStep;
}

/** Signs out locally, even if the user pool could not revoke the tokens; `everywhere` signs out on all devices. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await callPool('Failed to sign out', () => pool.signOut({ global: everywhere }));
}
