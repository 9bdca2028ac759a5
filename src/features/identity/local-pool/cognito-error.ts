import { STEP_UP_MESSAGE } from '../../../platform/auth/step-up/rules.ts';

/**
 * An error with Cognito's name and wording, because clients check both. The Cognito protocol has no place for a
 * `DomainError`.
 */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = type;
    this.type = type;
  }
}

export const invalidParameter = (message: string) =>
  new CognitoError('InvalidParameterException', message);

const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

/** The same for an unknown name and for a wrong password, so that callers cannot tell which names exist. */
export const wrongPassword = () => notAuthorized('Incorrect username or password.');
export const lockedOut = () => notAuthorized('Password attempts exceeded');
export const accountDisabled = () => notAuthorized('User is disabled.');
export const invalidSession = () => notAuthorized('Invalid session for the user.');
export const invalidAccessToken = () => notAuthorized('Invalid Access Token');
export const expiredAccessToken = () => notAuthorized('Access Token has expired');
export const revokedAccessToken = () => notAuthorized('Access Token has been revoked');
export const invalidRefreshToken = () => notAuthorized('Invalid Refresh Token');
export const revokedRefreshToken = () => notAuthorized('Refresh Token has been revoked');
export const wrongPasskey = () => notAuthorized('Invalid passkey.');
export const invalidLogin = () => notAuthorized('Invalid login token.');
export const noGuests = () =>
  notAuthorized('Unauthenticated access is not supported for this identity pool.');
export const forbiddenIdentity = () => notAuthorized('Access to Identity is forbidden.');

/** Not an error of Cognito, which has no step-up authentication: see `requireRecentAccessToken`. */
export const stepUpRequired = () => new CognitoError('StepUpRequiredException', STEP_UP_MESSAGE);

export const accountNotConfirmed = () =>
  new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
export const usernameTaken = () =>
  new CognitoError('UsernameExistsException', 'User already exists');
export const emailTaken = () =>
  new CognitoError('AliasExistsException', 'An account with the email already exists.');
export const weakPassword = (why: string) =>
  new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${why}`);
export const wrongCode = () =>
  new CognitoError(
    'CodeMismatchException',
    'Invalid verification code provided, please try again.',
  );
export const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const codesHeld = (hours: number) =>
  new CognitoError(
    'CodeDeliveryFailureException',
    `No codes are sent at the moment, because the mail server of this website was changed. Please try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
  );
export const notFound = (message: string) => new CognitoError('ResourceNotFoundException', message);

export const wrongSoftwareTokenCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid code received for user');
export const usedSoftwareTokenCode = () =>
  new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
export const wrongNewSoftwareTokenCode = () =>
  new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
export const unverifiedSoftwareToken = () =>
  invalidParameter('User has not verified software token mfa');
export const unknownPasskeyChallenge = () =>
  new CognitoError('WebAuthnChallengeNotFoundException', 'Challenge not found.');
export const foreignPasskeyOrigin = () =>
  new CognitoError('WebAuthnOriginNotAllowedException', 'Origin is not allowed.');
export const unsupportedPasskey = (why: string) =>
  new CognitoError(
    'WebAuthnCredentialNotSupportedException',
    `Credential is not supported: ${why}`,
  );
