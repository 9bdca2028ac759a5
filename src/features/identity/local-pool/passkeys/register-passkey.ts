import { getFirmProfile } from '../../../firm/queries.ts';
import { recordAccountChange } from '../account-changes.ts';
import { closeChallenge, openChallenge } from '../challenges.ts';
import {
  CognitoError,
  foreignPasskeyOrigin,
  limitExceeded,
  unknownPasskeyChallenge,
  unsupportedPasskey,
} from '../cognito-error.ts';
import { describeDevice } from '../describe-device.ts';
import type { PoolCall } from '../pool.ts';
import type { AccessTokenRequest, CompleteWebAuthnRegistrationRequest } from '../requests.ts';
import { requireAccessToken, requireRecentAccessToken } from '../tokens.ts';
import { type NewCredential, readClientData } from './passkey-schema.ts';
import { insertPasskey, listPasskeys } from './queries.ts';
import { ALGORITHMS, ANSWER_WITHIN_MS, loadWebAuthn, relyingPartyOf } from './web-authn.ts';

/** As in Cognito. */
const MAX_PASSKEYS = 20;

/**
 * Options with which the browser creates a passkey for the signed-in user: one that the device stores, and that it
 * uses only after it has recognised its owner. So a passkey proves two factors.
 */
export async function startWebAuthnRegistration(
  call: PoolCall,
  { AccessToken }: AccessTokenRequest,
) {
  const { account } = await requireRecentAccessToken(call, AccessToken);
  const passkeys = await listPasskeys(call.db, account.sub);
  if (passkeys.length >= MAX_PASSKEYS) throw limitExceeded();
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { name } = await getFirmProfile(call.db);
  const challenge = await openChallenge(call, 'passkey_registration', {
    name: account.username,
    account,
  });
  const CredentialCreationOptions = await generateRegistrationOptions({
    rpName: name,
    rpID: relyingPartyOf(call).rpID,
    userID: new Uint8Array(Buffer.from(account.sub)),
    userName: account.username,
    userDisplayName: account.username,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: ANSWER_WITHIN_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { CredentialCreationOptions };
}

/** Stores the passkey that the browser has created. Each challenge counts once, right or wrong. */
export async function completeWebAuthnRegistration(
  call: PoolCall,
  { AccessToken, Credential }: CompleteWebAuthnRegistrationRequest,
) {
  const { account } = await requireAccessToken(call, AccessToken);
  const answered = readClientData(Credential.response.clientDataJSON);
  const challenge = await closeChallenge(
    call,
    'passkey_registration',
    answered?.challenge ?? '',
  ).catch((error: unknown) => {
    throw error instanceof CognitoError ? unknownPasskeyChallenge() : error;
  });
  if (challenge.account !== account.sub) throw unknownPasskeyChallenge();
  if (answered?.origin !== relyingPartyOf(call).expectedOrigin) throw foreignPasskeyOrigin();
  const { id, publicKey, counter } = await verifyCredential(call, Credential, answered.challenge);
  const name = (await describeDevice(call.userAgent)) ?? 'Passkey';
  await call.db.transaction().execute(async (tx) => {
    const isNew = await insertPasskey(tx, {
      credentialId: id,
      account: account.sub,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: Credential.response.transports,
      attachment: Credential.authenticatorAttachment ?? null,
      name,
      createdAt: call.now(),
    });
    if (!isNew) throw unsupportedPasskey('This passkey has been added already.');
    await recordAccountChange(tx, account, 'passkey.add', { name });
  });
  return {};
}

async function verifyCredential(call: PoolCall, credential: NewCredential, challenge: string) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpID, expectedOrigin } = relyingPartyOf(call);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: Error) => {
    throw unsupportedPasskey(error.message);
  });
  if (!registrationInfo) throw unsupportedPasskey('It could not be verified.');
  return registrationInfo.credential;
}
