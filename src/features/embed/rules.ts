/** Constants and pure rules of the parts of this site that other sites embed. No dependency: the pages use them too. */

/** Whether the page at a path is one that other sites embed. */
export const isEmbedPath = (pathname: string): boolean => pathname.startsWith('/embed/');

/** The themes of an embedded page. Light, the first, is the theme of one whose address names none. */
export const EMBED_THEMES = ['light', 'dark', 'warm'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** The theme that an address names; undefined for light and for anything else. */
export const readEmbedTheme = (value: unknown): 'dark' | 'warm' | undefined =>
  value === 'dark' || value === 'warm' ? value : undefined;
