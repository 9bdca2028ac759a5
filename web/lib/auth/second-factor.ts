import * as pool from 'aws-amplify/auth';
import { callPool } from './pool-call.ts';

const CODE_MESSAGES = {
  EnableSoftwareTokenMFAException:
    'The code is incorrect. Check that the clock of your phone is set automatically.',
  CodeMismatchException: 'The code is incorrect.',
};

/** Whether the signed-in user needs a code of an authenticator app to sign in. */
export async function usesAuthenticatorApp(): Promise<boolean> {
  const { enabled } = await callPool('Failed to read your sign-in settings', () =>
    pool.fetchMFAPreference(),
  );
  return enabled?.includes('TOTP') ?? false;
}

/** Requests a new secret. `uri` is the content of the QR code for authenticator apps. */
export async function beginAuthenticatorApp(firmName: string, username: string) {
  const details = await callPool('Failed to begin', () => pool.setUpTOTP());
  return {
    secret: details.sharedSecret,
    uri: details.getSetupUri(firmName, username).href,
  };
}

/** Verifies the first code, and from then on requires one at each sign-in. */
export async function turnOnAuthenticatorApp(code: string): Promise<void> {
  await callPool(
    'Failed to turn on the authenticator app',
    async () => {
      await pool.verifyTOTPSetup({ code: code.replace(/\s/g, '') });
      await pool.updateMFAPreference({ totp: 'PREFERRED' });
    },
    CODE_MESSAGES,
  );
}

export async function turnOffAuthenticatorApp(): Promise<void> {
  await callPool('Failed to turn off the authenticator app', () =>
    pool.updateMFAPreference({ totp: 'DISABLED' }),
  );
}
