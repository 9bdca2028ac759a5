import { createHash } from 'node:crypto';
import { findAccountBySub } from '../account-queries.ts';
import { findCandidate } from '../candidate.ts';
import { closeChallenge, openChallenge } from '../challenges.ts';
import { invalidParameter, wrongPasskey } from '../cognito-error.ts';
import type { PoolCall } from '../pool.ts';
import { completeSignIn, requireParameter } from '../sign-in.ts';
import { assertionSchema } from './passkey-schema.ts';
import { findPasskey, recordPasskeyUse } from './queries.ts';
import { ANSWER_WITHIN_MS, loadWebAuthn, relyingPartyOf } from './web-authn.ts';

/**
 * Starts a sign-in with a passkey. The options name no passkeys, so that they are the same for every name: the device
 * offers those that it has for this site.
 */
export async function startPasskeySignIn(call: PoolCall, name: string) {
  const { account } = await findCandidate(call, name);
  const Session = await openChallenge(call, 'passkey', { name, account });
  const options = {
    challenge: challengeOf(Session),
    timeout: ANSWER_WITHIN_MS,
    rpId: relyingPartyOf(call).rpID,
    allowCredentials: [],
    userVerification: 'required',
  };
  return {
    ChallengeName: 'WEB_AUTHN',
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    Session,
  };
}

/**
 * Completes the sign-in. The challenge counts once, so an assertion cannot be replayed; it must come from a page of
 * this site, from a passkey of the named account, with a signature counter above the last one, by a device that has
 * recognised its owner. Therefore no second factor is required.
 */
export async function finishPasskeySignIn(
  call: PoolCall,
  responses: Readonly<Record<string, string>>,
  session: string | undefined,
) {
  const assertion = readAssertion(requireParameter(responses, 'CREDENTIAL'));
  const challenge = await closeChallenge(call, 'passkey', session ?? '');
  const account = await findAccountBySub(call.db, challenge.account);
  const passkey = account && (await findPasskey(call.db, account.sub, assertion.id));
  if (!account || !passkey) throw wrongPasskey();
  const { userHandle } = assertion.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== account.sub) {
    throw wrongPasskey();
  }
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { rpID, expectedOrigin } = relyingPartyOf(call);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: assertion as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challengeOf(session ?? ''),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: Number(passkey.signCount),
    },
  }).catch(() => {
    throw wrongPasskey();
  });
  const use = { signCount: authenticationInfo.newCounter, now: call.now() };
  if (!verified || !(await recordPasskeyUse(call.db, passkey.credentialId, use))) {
    throw wrongPasskey();
  }
  return completeSignIn(call, account, challenge.name, { isSecondFactorProven: true });
}

/** What the passkey signs: derived from the session, of which only a hash is stored. */
function challengeOf(session: string): string {
  return createHash('sha256').update(`passkey ${session}`).digest('base64url');
}

function readAssertion(credential: string) {
  try {
    return assertionSchema.parse(JSON.parse(credential));
  } catch {
    throw invalidParameter('CREDENTIAL is not an assertion of a passkey.');
  }
}
