import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findActiveTheme } from './queries.ts';

/** Throws `no_active_theme` where the firm has none, and pages have the built-in one. */
export async function getActiveTheme({ db }: Pick<Context, 'db'>) {
  const theme = await findActiveTheme(db);
  if (theme) return theme;
  throw new DomainError('not_found', 'no_active_theme', 'No theme is active.');
}
