import { recordAccountChange } from '../account-changes.ts';
import { type Account, findAccountBySub } from '../account-queries.ts';
import { closeChallenge, readChallenge } from '../challenges.ts';
import { invalidSession, unverifiedSoftwareToken } from '../cognito-error.ts';
import type { PoolCall } from '../pool.ts';
import { completeSignIn, requireParameter } from '../sign-in.ts';
import { enableAuthenticatorApp } from './queries.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

type Responses = Readonly<Record<string, string>>;

/** Completes a sign-in with a code of the authenticator app or a recovery code. A wrong code may be corrected. */
export async function answerSecondFactor(
  call: PoolCall,
  responses: Responses,
  session: string | undefined,
) {
  const code = requireParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const challenge = await readChallenge(call, 'second_factor', session ?? '');
  const account = await requireChallenged(call, challenge, responses);
  await verifySecondFactor(call, account.sub, code);
  await closeChallenge(call, 'second_factor', session ?? '');
  return completeSignIn(call, account, challenge.name, { isSecondFactorProven: true });
}

/** Completes a sign-in during which an authenticator app was set up, and enables it. */
export async function finishSecondFactorSetup(
  call: PoolCall,
  responses: Responses,
  session: string | undefined,
) {
  const challenge = await closeChallenge(call, 'second_factor_ready', session ?? '');
  const account = await requireChallenged(call, challenge, responses);
  await call.db.transaction().execute(async (tx) => {
    if (!(await enableAuthenticatorApp(tx, account.sub))) throw unverifiedSoftwareToken();
    await recordAccountChange(tx, account, 'sign-in.app-on');
  });
  return completeSignIn(call, account, challenge.name, { isSecondFactorProven: true });
}

/** The account of a challenge, which clients name as it was typed, by its username or by its id. */
async function requireChallenged(
  { db }: PoolCall,
  { account: sub, name }: { account: string | null; name: string },
  responses: Responses,
): Promise<Account> {
  const account = await findAccountBySub(db, sub);
  const names = [name, account?.username, account?.sub];
  if (!account || !names.includes(requireParameter(responses, 'USERNAME').normalize('NFC'))) {
    throw invalidSession();
  }
  return account;
}
