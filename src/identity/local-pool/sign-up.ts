import { confirmAccount, findAccountByUsername } from './account-queries.ts';
import { openChallenge } from './challenges.ts';
import { spendCode } from './code-queries.ts';
import { pretendToSendCode, requireRightCode, sendCode } from './codes.ts';
import { alreadyConfirmed, expiredCode, invalidParameter, usernameTaken } from './cognito-error.ts';
import { createAccount } from './create-account.ts';
import { requireGoodPassword } from './password-policy.ts';
import type { LocalPool } from './pool.ts';
import type { ConfirmSignUpRequest, SignUpRequest, UsernameRequest } from './requests.ts';

/** Makes an account that waits for its code. Throws `UsernameExistsException` if the name is taken. */
export async function signUp(
  pool: LocalPool,
  { Username, Password, UserAttributes }: SignUpRequest,
) {
  const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
  if (!email) {
    throw invalidParameter(
      'Attributes did not conform to the schema: email: The attribute is required',
    );
  }
  requireGoodPassword(Password);
  return pool.db.transaction().execute(async (tx) => {
    const account = await createAccount(tx, pool, {
      username: Username,
      email,
      password: Password,
      confirmed: false,
    });
    if (!account) throw usernameTaken();
    const delivery = await sendCode(tx, pool, account, 'sign_up');
    return { UserConfirmed: false, UserSub: account.sub, ...delivery };
  });
}

/**
 * Confirms account and address by the code of the mail. The session in the answer signs in without a
 * password, once and within minutes: who has the code has the mailbox, and could reset the password.
 */
export async function confirmSignUp(
  pool: LocalPool,
  { Username, ConfirmationCode }: ConfirmSignUpRequest,
) {
  const account = await findAccountByUsername(pool.db, Username);
  if (account?.confirmed) throw alreadyConfirmed();
  const codeId = await requireRightCode(pool, {
    name: Username,
    account,
    kind: 'sign_up',
    code: ConfirmationCode,
  });
  await pool.db.transaction().execute(async (tx) => {
    if (!account || !(await spendCode(tx, codeId))) throw expiredCode();
    await confirmAccount(tx, account.sub);
  });
  return { Session: await openChallenge(pool, 'auto_sign_in', { name: Username, account }) };
}

/** Sends a new code; the old one is no longer good. By username only: no address is verified yet. */
export async function resendConfirmationCode(pool: LocalPool, { Username }: UsernameRequest) {
  const account = await findAccountByUsername(pool.db, Username);
  if (!account) return pretendToSendCode(pool, Username);
  if (account.confirmed) throw invalidParameter('User is already confirmed.');
  return pool.db.transaction().execute((tx) => sendCode(tx, pool, account, 'sign_up'));
}
