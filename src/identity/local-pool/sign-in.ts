import { type Account, findAccountBySub } from './account-queries.ts';
import { findCandidate, judgeAttempt } from './candidate.ts';
import { closeChallenge, openChallenge } from './challenges.ts';
import {
  accountDisabled,
  accountNotConfirmed,
  invalidParameter,
  invalidSession,
} from './cognito-error.ts';
import type { LocalPool } from './pool.ts';
import { openSession } from './sessions.ts';
import { isPassword } from './srp.ts';

/** Signs in with a password that the client sends as it is. */
export async function signInWithPassword(pool: LocalPool, name: string, password: string) {
  const candidate = await findCandidate(pool, name);
  const isRight = isPassword(candidate.identity, password, candidate.kept);
  return completeSignIn(pool, await judgeAttempt(pool, candidate, isRight), name);
}

/** Lets the client choose how to prove itself; every name has the same choice. */
export async function offerChallenges(pool: LocalPool, name: string) {
  const { account } = await findCandidate(pool, name);
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD'],
    ChallengeParameters: {},
    Session: await openChallenge(pool, 'select_challenge', { name, account }),
  };
}

/** Signs in with the session that the confirmation of a sign-up has answered. */
export async function signInAfterConfirmation(pool: LocalPool, name: string, session: string) {
  const challenge = await closeChallenge(pool, 'auto_sign_in', session);
  const account = await findAccountBySub(pool.db, challenge.account);
  if (!account || challenge.name !== name.normalize('NFC')) throw invalidSession();
  return completeSignIn(pool, account, name);
}

/**
 * What follows once somebody has proved who they are: tokens, or the demand for a new password. Throws
 * what only the owner of an account may learn: that it is disabled or not confirmed.
 */
export async function completeSignIn(pool: LocalPool, account: Account, name: string) {
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
      Session: await openChallenge(pool, 'new_password', { name, account }),
    };
  }
  return { ChallengeParameters: {}, AuthenticationResult: await openSession(pool, account) };
}

/** A parameter that the chosen flow needs. Throws `InvalidParameterException` if it is missing. */
export function requireParameter(
  parameters: Readonly<Record<string, string>>,
  name: string,
): string {
  const value = parameters[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
