import { logChange } from '../../../platform/audit/queries.ts';
import { STAFF_ROLES, type StaffRole } from '../../../platform/auth/rules.ts';
import type { Caller } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { countRecoveryCodes, findSecondFactor } from '../local-pool/second-factor/queries.ts';
import { findSecondFactorRoles, saveSecondFactorRoles } from './settings-queries.ts';

type Deps = Pick<Context, 'db' | 'localPool' | 'now'> & { user: Caller };

/** What the embedded pool knows of the caller's second factor; null with Cognito, which has its own settings. */
export async function getSignInOptions({
  db,
  localPool,
  user,
}: Pick<Deps, 'db' | 'localPool' | 'user'>) {
  if (!localPool) return null;
  const factor = await findSecondFactor(db, user.signIn.sub);
  return {
    requiresSecondFactor: factor?.isRequired === true,
    secondFactorRoles: await findSecondFactorRoles(db),
    recoveryCodesLeft: await countRecoveryCodes(db, user.signIn.sub),
  };
}

/**
 * Sets the roles that need a second factor in the embedded pool. A member of such a role without a second
 * factor has access only to their own account from the next call on, and sets up an app at the next sign-in.
 */
export async function requireSecondFactorOf(
  { db, localPool, now, user }: Deps,
  roles: readonly StaffRole[],
): Promise<void> {
  if (!localPool) {
    throw new DomainError(
      'conflict',
      'set_in_cognito',
      'Amazon Cognito decides this: set MfaConfiguration of the user pool.',
    );
  }
  const secondFactorRoles = STAFF_ROLES.filter((role) => roles.includes(role));
  await db.transaction().execute(async (tx) => {
    const before = await saveSecondFactorRoles(tx, secondFactorRoles, now());
    if (before.join() === secondFactorRoles.join()) return;
    await logChange(tx, user.username, 'sign-in.settings', ['sign_in_settings', '1'], {
      before: { secondFactorRoles: before },
      after: { secondFactorRoles },
    });
  });
}
