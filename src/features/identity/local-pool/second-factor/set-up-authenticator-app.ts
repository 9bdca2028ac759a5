import { announceSignInChange } from '../../sign-in-changes/announce-change.ts';
import { recordAccountChange } from '../account-changes.ts';
import { type Account, findAccountBySub } from '../account-queries.ts';
import { closeChallenge, openChallenge, readChallenge } from '../challenges.ts';
import {
  invalidParameter,
  invalidSession,
  unverifiedSoftwareToken,
  wrongNewSoftwareTokenCode,
} from '../cognito-error.ts';
import type { PoolCall } from '../pool.ts';
import type {
  AssociateSoftwareTokenRequest,
  SetUserMfaPreferenceRequest,
  VerifySoftwareTokenRequest,
} from '../requests.ts';
import { requireRecentAccessToken } from '../tokens.ts';
import {
  activateNewSecret,
  deleteAuthenticatorApp,
  enableAuthenticatorApp,
  findSecondFactor,
  putNewSecret,
} from './queries.ts';
import { secretPlace } from './secret-place.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

/**
 * Returns a new secret for an authenticator app, for a signed-in user or during a sign-in. It becomes current when its
 * first code is verified: until then an earlier one stays in use.
 */
export async function associateSoftwareToken(
  call: PoolCall,
  { AccessToken, Session }: AssociateSoftwareTokenRequest,
) {
  const SecretCode = newTotpSecret();
  const keep = ({ sub }: Account) =>
    putNewSecret(call.db, sub, call.secrets.seal(SecretCode, secretPlace(sub)));
  if (AccessToken) {
    await keep((await requireRecentAccessToken(call, AccessToken)).account);
    return { SecretCode };
  }
  const { account, name } = await requireSetup(call, Session ?? '');
  await closeChallenge(call, 'second_factor_setup', Session ?? '');
  await keep(account);
  return {
    SecretCode,
    Session: await openChallenge(call, 'second_factor_setup', { account, name }),
  };
}

/** Verifies the first code of the new secret, which replaces an earlier one. */
export async function verifySoftwareToken(
  call: PoolCall,
  { AccessToken, Session, UserCode }: VerifySoftwareTokenRequest,
) {
  const { account, name } = AccessToken
    ? { ...(await requireRecentAccessToken(call, AccessToken)), name: '' }
    : await requireSetup(call, Session ?? '');
  const factor = await findSecondFactor(call.db, account.sub);
  const sealedNewSecret = factor?.sealedNewSecret;
  if (!sealedNewSecret) throw wrongNewSoftwareTokenCode();
  const secret = call.secrets.open(sealedNewSecret, secretPlace(account.sub));
  const step = stepOfCode(secret, UserCode.replace(/\s/g, ''), call.now());
  if (step === undefined) throw wrongNewSoftwareTokenCode();
  await call.db.transaction().execute(async (tx) => {
    const activation = { sealedNewSecret, step, now: call.now() };
    if (!(await activateNewSecret(tx, account.sub, activation))) throw wrongNewSoftwareTokenCode();
    // Enabling the first app announces that one.
    if (factor.isEnabled) await announceSignInChange(tx, account, 'app_replaced');
  });
  if (AccessToken) return { Status: 'SUCCESS' };
  await closeChallenge(call, 'second_factor_setup', Session ?? '');
  return {
    Status: 'SUCCESS',
    Session: await openChallenge(call, 'second_factor_ready', { account, name }),
  };
}

/**
 * Turns the authenticator app on or off. Turning it off deletes its secret and the recovery codes, and is rejected
 * while the firm requires a second factor.
 */
export async function setUserMfaPreference(
  call: PoolCall,
  { AccessToken, SoftwareTokenMfaSettings: wanted }: SetUserMfaPreferenceRequest,
) {
  const { account } = await requireRecentAccessToken(call, AccessToken);
  if (!wanted) return {};
  const factor = await findSecondFactor(call.db, account.sub);
  if (!wanted.Enabled && factor?.isRequired && factor.isEnabled) {
    throw invalidParameter('The firm requires a second factor. Set up another app instead.');
  }
  await call.db.transaction().execute(async (tx) => {
    if (wanted.Enabled) {
      if (!(await enableAuthenticatorApp(tx, account.sub))) throw unverifiedSoftwareToken();
      if (!factor?.isEnabled) await recordAccountChange(tx, account, 'sign-in.app-on');
    } else if (await deleteAuthenticatorApp(tx, account.sub)) {
      await recordAccountChange(tx, account, 'sign-in.app-off');
    }
  });
  return {};
}

async function requireSetup(call: PoolCall, session: string) {
  const { account: sub, name } = await readChallenge(call, 'second_factor_setup', session);
  const account = await findAccountBySub(call.db, sub);
  if (!account) throw invalidSession();
  return { account, name };
}
