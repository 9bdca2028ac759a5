import type { Tx } from '../../../db/client.ts';
import { type Account, findAccount, findAccountBySub, updatePassword } from './account-queries.ts';
import { forgetAttempts } from './attempt-queries.ts';
import { judgeAttempt } from './candidate.ts';
import { closeChallenge } from './challenges.ts';
import { spendCode } from './code-queries.ts';
import { pretendToSendCode, requireRightCode, sendCode } from './codes.ts';
import { expiredCode, invalidSession, wrongPassword } from './cognito-error.ts';
import { requireGoodPassword } from './password-policy.ts';
import type { LocalPool } from './pool.ts';
import type {
  ChangePasswordRequest,
  ConfirmForgotPasswordRequest,
  UsernameRequest,
} from './requests.ts';
import { revokeSessionsOf } from './session-queries.ts';
import { completeSignIn, requireParameter } from './sign-in.ts';
import { createPasswordVerifier, isPassword } from './srp.ts';
import { requireAccessToken } from './tokens.ts';

/** Sends a code to a verified address; answers alike for a name that has none. */
export async function forgotPassword(pool: LocalPool, { Username }: UsernameRequest) {
  const account = await findAccount(pool.db, Username);
  if (!account?.emailVerified || !account.enabled) return pretendToSendCode(pool, Username);
  return pool.db.transaction().execute((tx) => sendCode(tx, pool, account, 'password_reset'));
}

/** Sets a new password by the code of the mail, unlocks the account and ends all its sessions. */
export async function confirmForgotPassword(
  pool: LocalPool,
  { Username, ConfirmationCode, Password }: ConfirmForgotPasswordRequest,
) {
  requireGoodPassword(Password);
  const account = await findAccount(pool.db, Username);
  const codeId = await requireRightCode(pool, {
    name: Username,
    account,
    kind: 'password_reset',
    code: ConfirmationCode,
  });
  await pool.db.transaction().execute(async (tx) => {
    if (!account || !(await spendCode(tx, codeId))) throw expiredCode();
    if (!(await setPassword(tx, pool, account, Password))) throw expiredCode();
    await forgetAttempts(tx, account.sub);
  });
  return {};
}

/** Replaces the password of whoever is signed in, and ends their other sessions. */
export async function changePassword(
  pool: LocalPool,
  { AccessToken, PreviousPassword, ProposedPassword }: ChangePasswordRequest,
) {
  const { account, originJti } = await requireAccessToken(pool, AccessToken);
  const { sub: userId, srpSalt: salt, srpVerifier: verifier } = account;
  const identity = { poolName: pool.poolName, userId };
  const isRight = isPassword(identity, PreviousPassword, { salt, verifier });
  await judgeAttempt(
    pool,
    { name: account.username, account, identity, kept: { salt, verifier } },
    isRight,
  );
  requireGoodPassword(ProposedPassword);
  await pool.db.transaction().execute(async (tx) => {
    if (!(await setPassword(tx, pool, account, ProposedPassword, originJti))) throw wrongPassword();
  });
  return {};
}

/** Ends a sign-in with a temporary password: its owner chooses one of their own. */
export async function replaceTemporaryPassword(
  pool: LocalPool,
  responses: Readonly<Record<string, string>>,
  session: string | undefined,
) {
  const password = requireParameter(responses, 'NEW_PASSWORD');
  requireGoodPassword(password);
  const challenge = await closeChallenge(pool, 'new_password', session ?? '');
  const account = await findAccountBySub(pool.db, challenge.account);
  if (!account?.mustChangePassword || responses.USERNAME !== challenge.name) throw invalidSession();
  await pool.db.transaction().execute(async (tx) => {
    if (!(await setPassword(tx, pool, account, password))) throw invalidSession();
  });
  return completeSignIn(pool, { ...account, mustChangePassword: false }, challenge.name);
}

/** Answers whether the password that was replaced is the one that `account` was read with. */
async function setPassword(
  tx: Tx,
  { poolName, now }: LocalPool,
  account: Account,
  password: string,
  exceptSession?: string,
): Promise<boolean> {
  const verifier = createPasswordVerifier({ poolName, userId: account.sub }, password);
  if (!(await updatePassword(tx, account, verifier))) return false;
  await revokeSessionsOf(tx, account.sub, {
    now: now(),
    ...(exceptSession && { except: exceptSession }),
  });
  return true;
}
