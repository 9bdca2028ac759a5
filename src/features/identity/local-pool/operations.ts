import type { z } from 'zod';
import { enforceRateLimit } from '../../../platform/rate-limits/enforce-rate-limit.ts';
import { initiateAuth, respondToAuthChallenge } from './authenticate.ts';
import { CognitoError, invalidParameter, notFound } from './cognito-error.ts';
import { getUser } from './get-user.ts';
import { getCredentialsForIdentity, getId } from './identity-pool.ts';
import { deleteWebAuthnCredential, listWebAuthnCredentials } from './passkeys/own-passkeys.ts';
import {
  completeWebAuthnRegistration,
  startWebAuthnRegistration,
} from './passkeys/register-passkey.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords.ts';
import type { LocalPool, PoolCall } from './pool.ts';
import * as requests from './requests.ts';
import {
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './second-factor/set-up-authenticator-app.ts';
import { globalSignOut, refreshSession, revokeToken } from './sessions.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';

type Operation = (call: PoolCall, body: unknown) => Promise<object>;

/** Per client address; accounts have additional limits of their own. */
const LIMITS = {
  passwords: { limit: 30, seconds: 300 },
  codes: { limit: 20, seconds: 600 },
} as const;

/** An operation: its rate limit, its input schema and its handler. */
function operation<Schema extends z.ZodType>(
  limited: keyof typeof LIMITS | 'unlimited',
  schema: Schema,
  run: (call: PoolCall, request: z.output<Schema>) => Promise<object>,
): Operation {
  return async (call, body) => {
    if (limited !== 'unlimited')
      await enforceRateLimit(call, `identity_${limited}`, LIMITS[limited]);
    const request = schema.safeParse(body);
    if (!request.success) throw invalidParameter(describe(request.error));
    requireOwnClient(call, request.data);
    return run(call, request.data);
  };
}

/** Operations of `AWSCognitoIdentityProviderService`. */
const userPoolOperations: Readonly<Record<string, Operation>> = {
  SignUp: operation('codes', requests.signUpRequest, signUp),
  ConfirmSignUp: operation('codes', requests.confirmSignUpRequest, confirmSignUp),
  ResendConfirmationCode: operation('codes', requests.usernameRequest, resendConfirmationCode),
  ForgotPassword: operation('codes', requests.usernameRequest, forgotPassword),
  ConfirmForgotPassword: operation(
    'codes',
    requests.confirmForgotPasswordRequest,
    confirmForgotPassword,
  ),
  InitiateAuth: operation('passwords', requests.initiateAuthRequest, initiateAuth),
  // Limited by the calls that open challenges: each can be answered once, or until the second factor is locked.
  RespondToAuthChallenge: operation(
    'unlimited',
    requests.respondToAuthChallengeRequest,
    respondToAuthChallenge,
  ),
  ChangePassword: operation('passwords', requests.changePasswordRequest, changePassword),
  GetTokensFromRefreshToken: operation(
    'unlimited',
    requests.refreshTokenRequest,
    (pool, { RefreshToken }) => refreshSession(pool, RefreshToken),
  ),
  RevokeToken: operation('unlimited', requests.revokeTokenRequest, (pool, { Token }) =>
    revokeToken(pool, Token),
  ),
  GlobalSignOut: operation('unlimited', requests.accessTokenRequest, (pool, { AccessToken }) =>
    globalSignOut(pool, AccessToken),
  ),
  GetUser: operation('unlimited', requests.accessTokenRequest, getUser),
  AssociateSoftwareToken: operation(
    'passwords',
    requests.associateSoftwareTokenRequest,
    associateSoftwareToken,
  ),
  VerifySoftwareToken: operation(
    'passwords',
    requests.verifySoftwareTokenRequest,
    verifySoftwareToken,
  ),
  SetUserMFAPreference: operation(
    'passwords',
    requests.setUserMfaPreferenceRequest,
    setUserMfaPreference,
  ),
  StartWebAuthnRegistration: operation(
    'passwords',
    requests.accessTokenRequest,
    startWebAuthnRegistration,
  ),
  CompleteWebAuthnRegistration: operation(
    'passwords',
    requests.completeWebAuthnRegistrationRequest,
    completeWebAuthnRegistration,
  ),
  ListWebAuthnCredentials: operation(
    'unlimited',
    requests.accessTokenRequest,
    listWebAuthnCredentials,
  ),
  DeleteWebAuthnCredential: operation(
    'unlimited',
    requests.deleteWebAuthnCredentialRequest,
    deleteWebAuthnCredential,
  ),
};

/** Operations of `AWSCognitoIdentityService`. */
const identityPoolOperations: Readonly<Record<string, Operation>> = {
  GetId: operation('unlimited', requests.getIdRequest, getId),
  GetCredentialsForIdentity: operation(
    'unlimited',
    requests.getCredentialsRequest,
    getCredentialsForIdentity,
  ),
};

const SERVICES = {
  idp: { prefix: 'AWSCognitoIdentityProviderService.', operations: userPoolOperations },
  identity: { prefix: 'AWSCognitoIdentityService.', operations: identityPoolOperations },
} as const;

/** Returns the operation that `X-Amz-Target` names. Throws `UnknownOperationException`. */
export function findOperation(service: keyof typeof SERVICES, target: string): Operation {
  const { prefix, operations } = SERVICES[service];
  const name = target.startsWith(prefix) ? target.slice(prefix.length) : '';
  const found = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!found) throw new CognitoError('UnknownOperationException', 'Unknown operation');
  return found;
}

function requireOwnClient({ clientId }: LocalPool, request: unknown): void {
  const { ClientId } = request as { ClientId?: string };
  if (ClientId === undefined || ClientId === clientId) return;
  throw notFound(`User pool client ${ClientId} does not exist.`);
}

/** Cognito's wording: the number of errors, then what is wrong where. */
function describe({ issues }: z.ZodError): string {
  const found = issues.map(
    ({ path, message }) =>
      `Value at '${path.map(String).join('.') || 'request'}' failed to satisfy constraint: ${message}`,
  );
  const errors = found.length === 1 ? 'error' : 'errors';
  return `${found.length} validation ${errors} detected: ${found.join('; ')}`;
}
