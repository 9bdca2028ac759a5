import { z } from 'zod';
import { invalidToken } from '../../platform/auth/invalid-token.ts';
import { identityUnavailable } from './verify-token.ts';

const ANSWERS_WITHIN_MS = 5_000;

const user = z.object({
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string().optional() })),
});

// Cognito uses the same status for rate limiting.
const refusal = z.object({
  __type: z.string().regex(/(NotAuthorized|UserNotFound|UserNotConfirmed)Exception$/),
});

/**
 * The e-mail address of a Cognito account, fetched with its own access token (operation GetUser). Throws
 * `invalid_token` if Cognito rejects the token, otherwise `identity_unavailable`.
 */
export async function findCognitoAddress(endpoint: string, accessToken: string) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).catch((error: unknown) => {
    throw identityUnavailable(error);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 400 && refusal.safeParse(answer).success) throw invalidToken();
  const parsed = user.safeParse(answer);
  if (!response.ok || !parsed.success) {
    throw identityUnavailable(new Error(`GetUser was answered with ${response.status}`));
  }
  const attribute = (name: string) =>
    parsed.data.UserAttributes.find(({ Name }) => Name === name)?.Value;
  return { email: attribute('email') ?? null, isVerified: attribute('email_verified') === 'true' };
}
