import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { activateIn } from './activate-theme.ts';
import { insertTheme } from './queries.ts';
import type { CreateThemeInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Installs a theme and, with `isActive`, activates it in the same transaction. Throws `theme_name_taken`, and
 * `low_contrast` if it is to be active and that is not confirmed.
 */
export function createTheme(
  { db, user }: Deps,
  { isActive, confirmLowContrast, ...fields }: CreateThemeInput,
) {
  const actor = user.username;
  return inTransaction(db, async (tx) => {
    const theme = await insertTheme(tx, fields);
    if (!theme) throw nameTaken();
    const { id, name, displayName, description, cssVariables } = theme;
    await logChange(tx, actor, 'theme.create', ['theme_settings', id], {
      after: { name, displayName, description, cssVariables },
    });
    return isActive ? activateIn(tx, id, { actor, confirmLowContrast }) : theme;
  });
}

function nameTaken(): DomainError {
  const message = 'Another theme has this name';
  return new DomainError('conflict', 'theme_name_taken', message, {
    fieldErrors: { name: [message] },
  });
}
