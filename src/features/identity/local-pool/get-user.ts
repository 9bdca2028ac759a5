import type { LocalPool } from './pool.ts';
import type { AccessTokenRequest } from './requests.ts';
import { findSecondFactor } from './second-factor/queries.ts';
import { requireAccessToken } from './tokens.ts';

/** The attributes of the signed-in user, and whether they use an authenticator app. */
export async function getUser(pool: LocalPool, { AccessToken }: AccessTokenRequest) {
  const { account } = await requireAccessToken(pool, AccessToken);
  const factor = await findSecondFactor(pool.db, account.sub);
  return {
    Username: account.username,
    UserAttributes: [
      { Name: 'sub', Value: account.sub },
      { Name: 'email', Value: account.email },
      { Name: 'email_verified', Value: String(account.emailVerified) },
    ],
    ...(factor?.isEnabled && {
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    }),
  };
}
