import type { Tx } from '../../../../db/client.ts';
import { announceSignInChange } from '../sign-in-changes/announce-change.ts';
import { type Account, findAccount, findAccountBySub, updatePassword } from './account-queries.ts';
import { deleteAttempts } from './attempt-queries.ts';
import { recordPasswordAttempt } from './candidate.ts';
import { closeChallenge } from './challenges.ts';
import { spendCode } from './code-queries.ts';
import { requestCode, requireRightCode } from './codes.ts';
import { expiredCode, invalidSession, wrongPassword } from './cognito-error.ts';
import { deleteKnownClients, rememberClient } from './known-client-queries.ts';
import { clientHashOf } from './known-clients.ts';
import { requireGoodPassword } from './password-policy.ts';
import type { PoolCall } from './pool.ts';
import type {
  ChangePasswordRequest,
  ConfirmForgotPasswordRequest,
  UsernameRequest,
} from './requests.ts';
import { revokeSessionsOf } from './session-queries.ts';
import { completeSignIn, requireParameter } from './sign-in.ts';
import { createPasswordVerifier, isPassword } from './srp.ts';
import { requireAccessToken } from './tokens.ts';

/** Sends a code to a verified address. The response is the same for a name without one. */
export function forgotPassword(call: PoolCall, { Username }: UsernameRequest) {
  return requestCode(call, { name: Username, kind: 'password_reset' }, async () => {
    const account = await findAccount(call.db, Username);
    return account?.emailVerified && account.enabled ? account : undefined;
  });
}

/**
 * Sets a new password with the code from the mail, unlocks the account and ends all its sessions. Afterwards the
 * calling client is the only known one.
 */
export async function confirmForgotPassword(
  call: PoolCall,
  { Username, ConfirmationCode, Password }: ConfirmForgotPasswordRequest,
) {
  requireGoodPassword(Password);
  const account = await findAccount(call.db, Username);
  const codeId = await requireRightCode(call, {
    name: Username,
    account,
    kind: 'password_reset',
    code: ConfirmationCode,
  });
  await call.db.transaction().execute(async (tx) => {
    if (!account || !(await spendCode(tx, codeId))) throw expiredCode();
    if (!(await setPassword(tx, call, account, Password))) throw expiredCode();
    await deleteAttempts(tx, account.sub);
  });
  return {};
}

/** Replaces the password of the signed-in user and ends their other sessions. */
export async function changePassword(
  call: PoolCall,
  { AccessToken, PreviousPassword, ProposedPassword }: ChangePasswordRequest,
) {
  const { account, originJti } = await requireAccessToken(call, AccessToken);
  const { sub: userId, srpSalt: salt, srpVerifier: verifier } = account;
  const identity = { poolName: call.poolName, userId };
  const isRight = isPassword(identity, PreviousPassword, { salt, verifier });
  await recordPasswordAttempt(
    call,
    { name: account.username, account, identity, storedVerifier: { salt, verifier } },
    isRight,
  );
  requireGoodPassword(ProposedPassword);
  await call.db.transaction().execute(async (tx) => {
    if (!(await setPassword(tx, call, account, ProposedPassword, originJti))) throw wrongPassword();
  });
  return {};
}

/** Completes a sign-in with a temporary password: the owner sets one of their own. */
export async function replaceTemporaryPassword(
  call: PoolCall,
  responses: Readonly<Record<string, string>>,
  session: string | undefined,
) {
  const password = requireParameter(responses, 'NEW_PASSWORD');
  requireGoodPassword(password);
  const challenge = await closeChallenge(call, 'new_password', session ?? '');
  const account = await findAccountBySub(call.db, challenge.account);
  if (!account?.mustChangePassword || responses.USERNAME !== challenge.name) throw invalidSession();
  await call.db.transaction().execute(async (tx) => {
    if (!(await setPassword(tx, call, account, password))) throw invalidSession();
  });
  return completeSignIn(call, { ...account, mustChangePassword: false }, challenge.name);
}

/** Returns false if the password has been changed since `account` was read. */
async function setPassword(
  tx: Tx,
  call: PoolCall,
  account: Account,
  password: string,
  exceptSession?: string,
): Promise<boolean> {
  const { poolName, now } = call;
  const { sub } = account;
  const verifier = createPasswordVerifier({ poolName, userId: sub }, password);
  if (!(await updatePassword(tx, account, verifier))) return false;
  await announceSignInChange(tx, account, 'password');
  await revokeSessionsOf(tx, sub, {
    now: now(),
    ...(exceptSession && { except: exceptSession }),
  });
  await deleteKnownClients(tx, sub);
  const clientHash = clientHashOf(call, sub);
  await rememberClient(tx, { account: sub, clientHash, lastUsedAt: now() });
  return true;
}
