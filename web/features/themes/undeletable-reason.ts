import type { Theme } from './theme.ts';

/** Why a theme cannot be deleted, or undefined if it can. */
export function undeletableReason({
  isActive,
  isDefault,
}: Pick<Theme, 'isActive' | 'isDefault'>): string | undefined {
  if (isActive) return 'the active theme stays';
  return isDefault ? 'the default theme stays' : undefined;
}
