import type { Account } from '../account-queries.ts';
import { openChallenge } from '../challenges.ts';
import type { LocalPool } from '../pool.ts';
import { findSecondFactor } from './queries.ts';

/**
 * The challenge after a right password: to enter a code of the authenticator app, or to set up an app if the firm
 * requires a second factor. Undefined if the password is enough.
 */
export async function challengeSecondFactor(pool: LocalPool, account: Account, name: string) {
  const factor = await findSecondFactor(pool.db, account.sub);
  if (factor?.isEnabled) {
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: account.sub },
      Session: await openChallenge(pool, 'second_factor', { name, account }),
    };
  }
  if (!factor?.isRequired) return undefined;
  return {
    ChallengeName: 'MFA_SETUP',
    ChallengeParameters: {
      USER_ID_FOR_SRP: account.sub,
      MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']),
    },
    Session: await openChallenge(pool, 'second_factor_setup', { name, account }),
  };
}
