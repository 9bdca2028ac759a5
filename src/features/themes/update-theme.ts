import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, notFound, requireUnedited } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findTheme, lockTheme, updateThemeRow } from './queries.ts';
import { requireContrast } from './require-contrast.ts';
import type { UpdateThemeInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Throws `theme_not_found`. */
export async function getTheme({ db }: Pick<Context, 'db'>, id: string) {
  return (await findTheme(db, id)) ?? noSuchTheme();
}

/**
 * Changes an installed theme; pages that use it change from the next request on. Throws `theme_not_found`;
 * `theme_default` for the default theme, because pages without a theme look like it; `edited_meanwhile` if the theme
 * has changed since the caller read it; and `low_contrast` if it is active and low contrast is not confirmed.
 */
export function updateTheme(
  { db, user }: Deps,
  { id, updatedAt, confirmLowContrast, ...next }: UpdateThemeInput,
) {
  return inTransaction(db, async (tx) => {
    const theme = (await lockTheme(tx, id)) ?? noSuchTheme();
    if (theme.isDefault) {
      throw new DomainError(
        'conflict',
        'theme_default',
        'The default theme cannot be changed. Edit a copy of it.',
      );
    }
    const before = stateOf(theme);
    if (isSame(before, next)) return theme;
    requireUnedited(theme, updatedAt, 'this theme');
    if (theme.isActive && !confirmLowContrast) requireContrast(next.cssVariables);
    const after = await updateThemeRow(tx, id, next);
    const { name } = theme;
    await logChange(tx, user.username, 'theme.update', ['theme_settings', id], {
      before: { name, ...before },
      after: { name, ...stateOf(after) },
    });
    return after;
  });
}

type State = Pick<UpdateThemeInput, 'displayName' | 'description' | 'cssVariables'>;

const stateOf = ({ displayName, description, cssVariables }: State): State => ({
  displayName,
  description,
  cssVariables,
});

const isSame = (before: State, after: State) =>
  (Object.keys(before) as (keyof State)[]).every((field) => before[field] === after[field]);

function noSuchTheme(): never {
  throw notFound('theme', 'There is no such theme.');
}
