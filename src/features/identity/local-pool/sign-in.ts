import { type Account, findAccountBySub } from './account-queries.ts';
import { findCandidate, judgeAttempt } from './candidate.ts';
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
import { openSession } from './sessions.ts';
import { isPassword } from './srp.ts';

/** Signs in with a password that the client sends as it is. */
export async function signInWithPassword(call: PoolCall, name: string, password: string) {
  const candidate = await findCandidate(call, name);
  const isRight = isPassword(candidate.identity, password, candidate.kept);
  return completeSignIn(call, await judgeAttempt(call, candidate, isRight), name);
}

/** Lets the client choose how to prove itself; every name has the same choice. */
export async function offerChallenges(call: PoolCall, name: string) {
  const { account } = await findCandidate(call, name);
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD'],
    ChallengeParameters: {},
    Session: await openChallenge(call, 'select_challenge', { name, account }),
  };
}

/** Signs in with the session that the confirmation of a sign-up has answered. */
export async function signInAfterConfirmation(call: PoolCall, name: string, session: string) {
  const challenge = await closeChallenge(call, 'auto_sign_in', session);
  const account = await findAccountBySub(call.db, challenge.account);
  if (!account || challenge.name !== name.normalize('NFC')) throw invalidSession();
  return completeSignIn(call, account, name);
}

/**
 * What follows once somebody has proved who they are: tokens, or the demand for a new password. From then on the
 * client is known (`judgeAttempt`). Throws
 * what only the owner of an account may learn: that it is disabled or not confirmed.
 */
export async function completeSignIn(call: PoolCall, account: Account, name: string) {
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
  const AuthenticationResult = await openSession(call, account);
  await rememberClient(call.db, {
    account: account.sub,
    clientHash: clientHashOf(call, account.sub),
    lastUsedAt: call.now(),
  });
  return { ChallengeParameters: {}, AuthenticationResult };
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
