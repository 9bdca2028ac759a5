import { z } from 'zod';
import { emailText } from '../../../platform/text/text-schema.ts';
import { USERNAME_PATTERN } from '../rules.ts';
import { newCredentialSchema } from './passkeys/passkey-schema.ts';

// The request fields that the pool uses. Cognito capitalises field names.

const LONGEST_TEXT = 8_192;
const MOST_PARAMETERS = 20;

// Postgres text cannot contain U+0000, and UTF-8 cannot encode a lone surrogate.
const text = z
  .string()
  .max(LONGEST_TEXT)
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), {
    error: 'Contains characters that cannot be stored',
  });
const filled = text.min(1);

// Normalised, so that a name is the same whichever keyboard it was typed on.
const name = filled.max(256).transform((value) => value.normalize('NFC'));
const newUsername = name.refine((value) => USERNAME_PATTERN.test(value), {
  error: 'Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+',
});

const parameters = z
  .record(z.string().max(64), text)
  .refine((value) => Object.keys(value).length <= MOST_PARAMETERS, { error: 'Too many members' });

const ofClient = z.object({ ClientId: filled });

const attribute = z
  .object({ Name: filled, Value: text })
  .refine(({ Name, Value }) => Name !== 'email' || emailText.safeParse(Value).data === Value, {
    error: 'Invalid email address format.',
  });

export const signUpRequest = ofClient.extend({
  // No address as username: somebody else may have verified it, so signing in would be ambiguous.
  Username: newUsername.refine((value) => !value.includes('@'), {
    error: 'Username cannot be of email format, since user pool is configured for email alias.',
  }),
  Password: filled,
  UserAttributes: z.array(attribute).max(MOST_PARAMETERS).default([]),
  ClientMetadata: parameters.default({}),
});
export type SignUpRequest = z.output<typeof signUpRequest>;

export const usernameRequest = ofClient.extend({ Username: name });
export type UsernameRequest = z.output<typeof usernameRequest>;

export const confirmSignUpRequest = usernameRequest.extend({ ConfirmationCode: filled });
export type ConfirmSignUpRequest = z.output<typeof confirmSignUpRequest>;

export const confirmForgotPasswordRequest = confirmSignUpRequest.extend({ Password: filled });
export type ConfirmForgotPasswordRequest = z.output<typeof confirmForgotPasswordRequest>;

export const initiateAuthRequest = ofClient.extend({
  AuthFlow: filled,
  AuthParameters: parameters.default({}),
  Session: filled.optional(),
});
export type InitiateAuthRequest = z.output<typeof initiateAuthRequest>;

export const respondToAuthChallengeRequest = ofClient.extend({
  ChallengeName: filled,
  ChallengeResponses: parameters.default({}),
  Session: filled.optional(),
});
export type RespondToAuthChallengeRequest = z.output<typeof respondToAuthChallengeRequest>;

export const refreshTokenRequest = ofClient.extend({ RefreshToken: filled });
export const revokeTokenRequest = ofClient.extend({ Token: filled });

export const accessTokenRequest = z.object({ AccessToken: filled });
export type AccessTokenRequest = z.output<typeof accessTokenRequest>;

export const changePasswordRequest = accessTokenRequest.extend({
  PreviousPassword: filled,
  ProposedPassword: filled,
});
export type ChangePasswordRequest = z.output<typeof changePasswordRequest>;

const signedInOrInSession = z
  .object({ AccessToken: filled.optional(), Session: filled.optional() })
  .refine(({ AccessToken, Session }) => (AccessToken === undefined) !== (Session === undefined), {
    error: 'Member must have either AccessToken or Session',
  });

export const associateSoftwareTokenRequest = signedInOrInSession;
export type AssociateSoftwareTokenRequest = z.output<typeof associateSoftwareTokenRequest>;

export const verifySoftwareTokenRequest = signedInOrInSession.and(z.object({ UserCode: filled }));
export type VerifySoftwareTokenRequest = z.output<typeof verifySoftwareTokenRequest>;

export const setUserMfaPreferenceRequest = accessTokenRequest.extend({
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false) }).optional(),
});
export type SetUserMfaPreferenceRequest = z.output<typeof setUserMfaPreferenceRequest>;

export const completeWebAuthnRegistrationRequest = accessTokenRequest.extend({
  Credential: newCredentialSchema,
});
export type CompleteWebAuthnRegistrationRequest = z.output<
  typeof completeWebAuthnRegistrationRequest
>;

export const deleteWebAuthnCredentialRequest = accessTokenRequest.extend({ CredentialId: filled });
export type DeleteWebAuthnCredentialRequest = z.output<typeof deleteWebAuthnCredentialRequest>;

export const getIdRequest = z.object({ IdentityPoolId: filled, Logins: parameters.default({}) });
export type GetIdRequest = z.output<typeof getIdRequest>;

export const getCredentialsRequest = z.object({
  IdentityId: filled,
  Logins: parameters.default({}),
});
export type GetCredentialsRequest = z.output<typeof getCredentialsRequest>;
