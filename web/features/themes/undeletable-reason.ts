import type { Theme } from './theme.ts';

/** Why a theme cannot be deleted, or undefined if it can. */
export function undeletableReason({
  isActive,
  isDefault,
}: Pick<Theme, 'isActive' | 'isDefault'>): string | undefined {
  if (isActive) return 'it is the active theme';
  return isDefault ? 'it is the default theme' : undefined;
}
