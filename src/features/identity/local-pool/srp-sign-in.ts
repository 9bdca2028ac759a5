import { findCandidate, recordPasswordAttempt } from './candidate.ts';
import { closeChallenge, openChallenge } from './challenges.ts';
import { invalidParameter, wrongPassword } from './cognito-error.ts';
import type { PoolCall } from './pool.ts';
import { completeSignIn, requireParameter } from './sign-in.ts';
import { type SrpExchange, startExchange, verifyPasswordProof } from './srp.ts';

// Such as `Mon Mar 10 14:00:00 UTC 2031`. The client's clock may be wrong: a response counts only once and within
// minutes, by the server's clock.
const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/**
 * First half of a sign-in by SRP. Returns the account's own id for the client to compute with, so that the name may be
 * typed in any case or be an e-mail address.
 */
export async function startSrpSignIn(call: PoolCall, name: string, clientPublic: string) {
  const { account, identity, storedVerifier } = await findCandidate(call, name);
  const exchange = startExchange(clientPublic, storedVerifier.verifier);
  if (!exchange) throw invalidParameter('SRP_A is not a valid value.');
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: name,
      USER_ID_FOR_SRP: identity.userId,
      SALT: storedVerifier.salt,
      SRP_B: exchange.serverPublic,
      SECRET_BLOCK: await openChallenge(call, 'password_verifier', { name, account, exchange }),
    },
  };
}

/** Second half: the client proves that it knows the password. */
export async function finishSrpSignIn(call: PoolCall, responses: Readonly<Record<string, string>>) {
  const secretBlock = requireParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = requireParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = requireParameter(responses, 'TIMESTAMP');
  if (!TIMESTAMP.test(timestamp)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const challenge = await closeChallenge(call, 'password_verifier', secretBlock);
  const candidate = await findCandidate(call, challenge.name);
  if (responses.USERNAME !== candidate.identity.userId) throw wrongPassword();
  const isRight = verifyPasswordProof(
    candidate.identity,
    exchangeOf(challenge),
    candidate.storedVerifier.verifier,
    { secretBlock, signature, timestamp },
  );
  return completeSignIn(
    call,
    await recordPasswordAttempt(call, candidate, isRight),
    challenge.name,
  );
}

function exchangeOf(challenge: Awaited<ReturnType<typeof closeChallenge>>): SrpExchange {
  return {
    clientPublic: challenge.srpClientPublic ?? '',
    serverPublic: challenge.srpServerPublic ?? '',
    serverSecret: challenge.srpServerSecret ?? '',
  };
}
