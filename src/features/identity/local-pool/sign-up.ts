import { isInvited } from '../../staff/invitations/invitation-link.ts';
import { confirmAccount, findAccountByUsername } from './account-queries.ts';
import { openChallenge } from './challenges.ts';
import { spendCode } from './code-queries.ts';
import { requestCode, requireRightCode, sendFirstCode } from './codes.ts';
import { expiredCode, invalidParameter, usernameTaken } from './cognito-error.ts';
import { createAccount } from './create-account.ts';
import { requireGoodPassword } from './password-policy.ts';
import type { PoolCall } from './pool.ts';
import type { ConfirmSignUpRequest, SignUpRequest, UsernameRequest } from './requests.ts';

/**
 * Creates an account that waits for its code, or with `invitation`, from the link of an invitation for this address, a
 * confirmed one. Throws `UsernameExistsException` if the name is taken, and `AliasExistsException` if the address is.
 */
export async function signUp(
  call: PoolCall,
  { Username, Password, UserAttributes, ClientMetadata: { invitation } }: SignUpRequest,
) {
  const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
  if (!email) {
    throw invalidParameter(
      'Attributes did not conform to the schema: email: The attribute is required',
    );
  }
  requireGoodPassword(Password);
  return call.db.transaction().execute(async (tx) => {
    const account = await createAccount(tx, call, {
      username: Username,
      email,
      password: Password,
      confirmed: false,
    });
    if (!account) throw usernameTaken();
    if (invitation && (await isInvited({ ...call, db: tx }, { token: invitation, email }))) {
      await confirmAccount(tx, account.sub);
      return { UserConfirmed: true, UserSub: account.sub };
    }
    const delivery = await sendFirstCode(tx, call, account);
    return { UserConfirmed: false, UserSub: account.sub, ...delivery };
  });
}

/**
 * Confirms the account and its address with the code from the mail. The returned session signs in without a password,
 * once and within minutes: somebody with the code has the mailbox, and could reset the password anyway. A confirmed
 * account gets the same response as an unknown name.
 */
export async function confirmSignUp(
  call: PoolCall,
  { Username, ConfirmationCode }: ConfirmSignUpRequest,
) {
  const account = await findAccountByUsername(call.db, Username);
  const codeId = await requireRightCode(call, {
    name: Username,
    account: account?.confirmed ? undefined : account,
    kind: 'sign_up',
    code: ConfirmationCode,
  });
  await call.db.transaction().execute(async (tx) => {
    if (!account || !(await spendCode(tx, codeId))) throw expiredCode();
    await confirmAccount(tx, account.sub);
  });
  return { Session: await openChallenge(call, 'auto_sign_in', { name: Username, account }) };
}

/**
 * Sends a new code, which replaces the old one. By username only: no address is verified yet. The response is the same
 * for unknown names and for confirmed accounts.
 */
export function resendConfirmationCode(call: PoolCall, { Username }: UsernameRequest) {
  return requestCode(call, { name: Username, kind: 'sign_up' }, async () => {
    const account = await findAccountByUsername(call.db, Username);
    return account?.confirmed ? undefined : account;
  });
}
