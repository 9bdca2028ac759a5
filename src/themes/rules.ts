/** Words and limits of themes. No dependency: the office uses them too. */

export const MAX_THEME_NAME = 60;

/** A name for an address, of what people call the theme. Source: admin spec §5. */
export function nameOf(displayName: string): string {
  return displayName
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, MAX_THEME_NAME + 1)
    .replace(/^-/, '')
    .slice(0, MAX_THEME_NAME)
    .replace(/-$/, '');
}
