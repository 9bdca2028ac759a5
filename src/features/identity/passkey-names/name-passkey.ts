import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { deletePasskeyName, listPasskeyNames, lockUser, savePasskeyName } from './queries.ts';
import { MAX_PASSKEY_NAMES } from './rules.ts';
import type { NamePasskeyInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Names a passkey of the caller's account. The user pool does not disclose whether the account has this passkey, so
 * the number of names is limited. Throws `too_many_passkey_names`.
 */
export function namePasskey({ db, user }: Deps, { id, name }: NamePasskeyInput): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id);
    const names = await listPasskeyNames(tx, user.id);
    const before = names.find((each) => each.id === id);
    if (before?.name === name) return;
    if (!before && names.length >= MAX_PASSKEY_NAMES) throw tooMany();
    await savePasskeyName(tx, { userId: user.id, credentialId: id, name });
    await logChange(tx, user.username, 'passkey.name', ['users', user.id], {
      before: before ? { name: before.name } : null,
      after: { name },
    });
  });
}

const tooMany = () =>
  new DomainError(
    'conflict',
    'too_many_passkey_names',
    `There are ${MAX_PASSKEY_NAMES} names already. Remove a passkey first.`,
  );

/** Deletes the name of a passkey of the caller that has been removed from the user pool. Idempotent. */
export function forgetPasskeyName({ db, user }: Deps, credentialId: string): Promise<void> {
  return db.transaction().execute((tx) => deletePasskeyName(tx, { userId: user.id, credentialId }));
}
