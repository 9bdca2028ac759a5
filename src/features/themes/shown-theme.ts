import { DEFAULT_TEMPLATE } from './templates/professional-rules.ts';

/**
 * The variables of the active theme as JSON text. Null for the built-in theme: its values are the default tokens of
 * every page.
 */
export const shownTheme = (
  active: { name: string; cssVariables: string } | undefined,
): string | null => (active && active.name !== DEFAULT_TEMPLATE.name ? active.cssVariables : null);
