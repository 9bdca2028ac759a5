/** Constants and pure functions for the embeddable parts of this site. No dependencies, because pages use them too. */

/** Whether the page at a path is one that other sites embed. */
export const isEmbedPath = (pathname: string): boolean => pathname.startsWith('/embed/');

/** The themes of an embedded page. The first, light, is the default if the URL names none. */
export const EMBED_THEMES = ['light', 'dark', 'warm'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** The theme named in a URL; undefined for light and for anything else. */
export const readEmbedTheme = (value: unknown): 'dark' | 'warm' | undefined =>
  value === 'dark' || value === 'warm' ? value : undefined;
