import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findActiveTheme, lockActivation, lockTheme, setActiveTheme } from './queries.ts';
import { requireContrast } from './require-contrast.ts';
import type { ActivateThemeInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Makes a theme the active one for the public pages, from the next request on. Idempotent. Throws `theme_not_found`,
 * `low_contrast` unless that is confirmed, and `edited_meanwhile` if the active theme is not the one that the caller
 * expects.
 */
export function activateTheme({ db, user }: Deps, { id, ...how }: ActivateThemeInput) {
  return inTransaction(db, (tx) => activateIn(tx, id, { actor: user.username, ...how }));
}

/** The same as part of a larger transaction. */
export async function activateIn(
  tx: Tx,
  id: string,
  {
    actor,
    confirmLowContrast,
    insteadOf,
  }: { actor: string } & Pick<ActivateThemeInput, 'confirmLowContrast' | 'insteadOf'>,
) {
  await lockActivation(tx);
  const theme = await lockTheme(tx, id);
  if (!theme) throw notFound('theme', 'There is no such theme.');
  if (theme.isActive) return theme;
  if (!confirmLowContrast) requireContrast(theme.cssVariables);
  const before = await findActiveTheme(tx);
  if (insteadOf && before?.id !== insteadOf)
    throw editedMeanwhile('Somebody else has activated another theme.', 'activated_meanwhile');
  const after = await setActiveTheme(tx, id);
  await logChange(tx, actor, 'theme.activate', ['theme_settings', id], {
    before: before ? { active: before.name } : null,
    after: { active: after.name },
  });
  return after;
}
