/** Names and limits of themes. */
import { slugOf } from '../../platform/text/slug-rules.ts';

export const MAX_THEME_NAME = 60;

/** A slug for a theme's display name, transliterated to ASCII. Source: admin spec §5. */
export function nameOf(displayName: string): string {
  return slugOf(displayName).slice(0, MAX_THEME_NAME).replace(/-$/, '');
}
