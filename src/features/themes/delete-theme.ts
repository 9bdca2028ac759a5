import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteTheme, lockTheme } from './queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Deletes a theme. Throws `theme_not_found`, `theme_active` and `theme_default`. */
export async function removeTheme({ db, user }: Deps, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const theme = await lockTheme(tx, id);
    if (!theme) throw notFound('theme', 'There is no such theme.');
    if (theme.isActive) {
      throw new DomainError(
        'conflict',
        'theme_active',
        'This theme is active. Activate another one first.',
      );
    }
    if (theme.isDefault) {
      throw new DomainError('conflict', 'theme_default', 'The default theme cannot be deleted.');
    }
    await deleteTheme(tx, id);
    const { name, displayName, description, cssVariables } = theme;
    await logChange(tx, user.username, 'theme.delete', ['theme_settings', id], {
      before: { name, displayName, description, cssVariables },
    });
  });
}
