import * as pool from 'aws-amplify/auth';
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

/** Completes a further step: a new password, or a code. */
export async function confirmSignIn(challengeResponse: string): Promise<SignInStep> {
  const { nextStep } = await callPool('Failed to sign in', () =>
    pool.confirmSignIn({ challengeResponse }),
  );
  return nextStep;
}

/** Signs out locally, even if the pool could not revoke the tokens; `everywhere`: on all devices. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await callPool('Failed to sign out', () => pool.signOut({ global: everywhere }));
}
