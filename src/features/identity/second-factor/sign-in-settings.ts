import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Caller } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { countRecoveryCodes, findSecondFactor } from '../local-pool/second-factor/queries.ts';
import { saveRequirement } from './settings-queries.ts';

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
    recoveryCodesLeft: await countRecoveryCodes(db, user.signIn.sub),
  };
}

/**
 * Whether a password alone is enough to sign in to the embedded pool. Sessions go on; people without an authenticator
 * app set one up at their next sign-in.
 */
export async function requireSecondFactor(
  { db, localPool, now, user }: Deps,
  requiresSecondFactor: boolean,
): Promise<void> {
  if (!localPool) {
    throw new DomainError(
      'conflict',
      'set_in_cognito',
      'Amazon Cognito decides this: set MfaConfiguration of the user pool.',
    );
  }
  await db.transaction().execute(async (tx) => {
    const before = await saveRequirement(tx, requiresSecondFactor, now());
    if (before === requiresSecondFactor) return;
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'sign-in.settings',
      entity: 'sign_in_settings',
      entityId: '1',
      before: { requiresSecondFactor: before },
      after: { requiresSecondFactor },
    });
  });
}
