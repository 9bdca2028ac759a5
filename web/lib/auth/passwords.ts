import * as pool from 'aws-amplify/auth';
import { callPool } from './pool-call.ts';
import { WEAK_PASSWORD } from './weak-password.ts';

/** Sends a mail with the code that `confirmPasswordReset` needs. */
export async function requestPasswordReset(username: string): Promise<void> {
  await callPool('Failed to reset password', () => pool.resetPassword({ username }));
}

export async function confirmPasswordReset(reset: {
  username: string;
  code: string;
  newPassword: string;
}): Promise<void> {
  const { username, code, newPassword } = reset;
  await callPool('Failed to confirm password reset', () =>
    pool.confirmResetPassword({ username, confirmationCode: code, newPassword }),
  );
}

const CHANGE_MESSAGES = {
  NotAuthorizedException: 'The current password is incorrect.',
  InvalidPasswordException: WEAK_PASSWORD,
};

/** Replaces the password of the signed-in user, who stays signed in here. */
export async function changePassword(passwords: {
  oldPassword: string;
  newPassword: string;
}): Promise<void> {
  await callPool(
    'Failed to change password',
    () => pool.updatePassword(passwords),
    CHANGE_MESSAGES,
  );
}
