import type { LocalPool } from './pool.ts';
import type { AccessTokenRequest } from './requests.ts';
import { requireAccessToken } from './tokens.ts';

/** The attributes of the signed-in user. */
export async function getUser(pool: LocalPool, { AccessToken }: AccessTokenRequest) {
  const { account } = await requireAccessToken(pool, AccessToken);
  return {
    Username: account.username,
    UserAttributes: [
      { Name: 'sub', Value: account.sub },
      { Name: 'email', Value: account.email },
      { Name: 'email_verified', Value: String(account.emailVerified) },
    ],
  };
}
