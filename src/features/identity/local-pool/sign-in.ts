import { type Account, findAccountBySub } from './account-queries.ts';
import { findCandidate, recordPasswordAttempt } from './candidate.ts';
import { closeChallenge, openChallenge } from './challenges.ts';
import {
  accountDisabled,
  accountNotConfirmed,
  invalidParameter,
  invalidSession,
} from './cognito-error.ts';
import { rememberClient } from './known-client-queries.ts';
import { clientHashOf } from './known-clients.ts';
import type { PoolCall } from './pool.ts';
import { challengeSecondFactor } from './second-factor/challenge-second-factor.ts';
import { openSession } from './sessions.ts';
import { isPassword } from './srp.ts';

/** Signs in with a password sent in plain text. */
export async function signInWithPassword(call: PoolCall, name: string, password: string) {
  const candidate = await findCandidate(call, name);
  const isRight = isPassword(candidate.identity, password, candidate.storedVerifier);
  return completeSignIn(call, await recordPasswordAttempt(call, candidate, isRight), name);
}

/** Offers the choice of challenges, which is the same for every name. */
export async function offerChallenges(call: PoolCall, name: string) {
  const { account } = await findCandidate(call, name);
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD', 'WEB_AUTHN'],
    ChallengeParameters: {},
    Session: await openChallenge(call, 'select_challenge', { name, account }),
  };
}

/** Signs in with the session that the confirmation of the sign-up returned. */
export async function signInAfterConfirmation(call: PoolCall, name: string, session: string) {
  const challenge = await closeChallenge(call, 'auto_sign_in', session);
  const account = await findAccountBySub(call.db, challenge.account);
  if (!account || challenge.name !== name.normalize('NFC')) throw invalidSession();
  return completeSignIn(call, account, name);
}

/**
 * Completes a sign-in once the identity is proved: returns tokens, or the challenge to set a new password or to prove a
 * second factor. When it returns tokens, the client becomes a known one (`recordPasswordAttempt`). Throws errors that
 * only the owner may see: that the account is disabled or not confirmed.
 */
export async function completeSignIn(
  call: PoolCall,
  account: Account,
  name: string,
  { isSecondFactorProven = false } = {},
) {
  if (!account.enabled) throw accountDisabled();
  if (!account.confirmed) throw accountNotConfirmed();
  if (account.mustChangePassword) {
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: {
        USER_ID_FOR_SRP: account.sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ email: account.email }),
      },
      Session: await openChallenge(call, 'new_password', { name, account }),
    };
  }
  if (!isSecondFactorProven) {
    const challenge = await challengeSecondFactor(call, account, name);
    if (challenge) return challenge;
  }
  const AuthenticationResult = await openSession(call, account);
  await rememberClient(call.db, {
    account: account.sub,
    clientHash: clientHashOf(call, account.sub),
    lastUsedAt: call.now(),
  });
  return { ChallengeParameters: {}, AuthenticationResult };
}

/** Returns a parameter that the chosen flow requires. Throws `InvalidParameterException` if it is missing. */
export function requireParameter(
  parameters: Readonly<Record<string, string>>,
  name: string,
): string {
  const value = parameters[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
