import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findActiveTheme } from './queries.ts';

/** Throws `theme_not_found` if no theme is active; pages then use the built-in one. */
export async function getActiveTheme({ db }: Pick<Context, 'db'>) {
  const theme = await findActiveTheme(db);
  if (theme) return theme;
  throw notFound('theme', 'No theme is active.', 'no_active_theme');
}
