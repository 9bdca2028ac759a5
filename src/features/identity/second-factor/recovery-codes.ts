import { logChange } from '../../../platform/audit/queries.ts';
import type { Caller } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findAccountBySub } from '../local-pool/account-queries.ts';
import { findSecondFactor, replaceRecoveryCodes } from '../local-pool/second-factor/queries.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../local-pool/second-factor/recovery-codes.ts';
import { announceSignInChange } from '../sign-in-changes/announce-change.ts';

type Deps = Pick<Context, 'db' | 'localPool' | 'now'> & { user: Caller };

/**
 * Returns ten new recovery codes, which replace the earlier ones and can be shown only now. Throws
 * `no_authenticator_app` for an account without one; Cognito has no recovery codes.
 */
export async function createRecoveryCodes({ db, localPool, now, user }: Deps) {
  const account = user.signIn.sub;
  const codes = await db.transaction().execute(async (tx) => {
    const factor = localPool && (await findSecondFactor(tx, account));
    if (!localPool || !factor?.isEnabled) throw noAuthenticatorApp();
    const made = newRecoveryCodes();
    const codeHashes = made.map((code) => recoveryCodeHash(localPool, account, code));
    await replaceRecoveryCodes(tx, account, { codeHashes, now: now() });
    const owner = await findAccountBySub(tx, account);
    if (owner) await announceSignInChange(tx, owner, 'recovery_codes');
    await logChange(tx, user.username, 'sign-in.recovery-codes', ['users', user.id], {
      after: { username: user.username },
    });
    return made;
  });
  return { codes };
}

const noAuthenticatorApp = () =>
  new DomainError(
    'conflict',
    'no_authenticator_app',
    'Turn on an authenticator app first: the codes stand in for it.',
  );
