import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findActiveTheme, lockActivation, lockTheme, setActiveTheme } from './queries.ts';
import { requireContrast } from './require-contrast.ts';
import type { ActivateThemeInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Shows the public pages in a theme, from the next request on. Repeating it changes nothing. Throws
 * `no_such_theme`, `low_contrast` unless that is confirmed, and `activated_meanwhile` if the active theme is
 * another than the caller takes for it.
 */
export function activateTheme({ db, user }: Deps, { id, ...how }: ActivateThemeInput) {
  return db.transaction().execute((tx) => activateIn(tx, id, { actor: user.username, ...how }));
}

/** The same within a transaction that does more. */
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
  if (!theme) throw new DomainError('not_found', 'no_such_theme', 'There is no such theme.');
  if (theme.isActive) return theme;
  if (!confirmLowContrast) requireContrast(theme.cssVariables);
  const before = await findActiveTheme(tx);
  if (insteadOf && before?.id !== insteadOf) throw activatedMeanwhile();
  const after = await setActiveTheme(tx, id);
  await insertAuditEntry(tx, {
    actor,
    action: 'theme.activate',
    entity: 'theme_settings',
    entityId: id,
    before: before ? { active: before.name } : null,
    after: { active: after.name },
  });
  return after;
}

const activatedMeanwhile = () =>
  new DomainError(
    'conflict',
    'activated_meanwhile',
    'Somebody else has activated another theme meanwhile.',
  );
