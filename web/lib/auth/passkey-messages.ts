/** Whether the browser can use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

const NOT_HERE = 'Passkeys work only at the public address of the site.';

/** Messages by error name, for the errors of Amplify and of the user pool. */
export const PASSKEY_MESSAGES: Readonly<Record<string, string>> = {
  PasskeyNotSupported: 'This browser cannot use passkeys.',
  PasskeyAlreadyExists: 'This device has a passkey for your account already.',
  PasskeyRegistrationCanceled: 'No passkey was added.',
  PasskeyAuthenticationCanceled:
    'No passkey was used. If you have none, sign in with your password.',
  PasskeyOperationAborted: 'The passkey was not used.',
  RelyingPartyMismatch: NOT_HERE,
  WebAuthnOriginNotAllowedException: NOT_HERE,
  LimitExceededException: 'Too many passkeys, or too many attempts. Remove one, or wait.',
};
