/** Where outside articles come from. Source: back-office spec §5 and §9. No dependency: the form uses it too. */
export const SOURCE_TYPES = [
  { value: 'rss', text: 'RSS' },
  { value: 'api', text: 'API' },
  { value: 'scraper', text: 'Scraper' },
] as const;

export type SourceType = (typeof SOURCE_TYPES)[number]['value'];

/** How many of a source's articles are shown at most. */
export const MIN_DISPLAY_LIMIT = 1;
export const MAX_DISPLAY_LIMIT = 10;
export const DEFAULT_DISPLAY_LIMIT = 5;

/** The settings of each that are sealed and masked. */
export const SOURCE_SECRETS: Readonly<Record<SourceType, readonly string[]>> = {
  rss: [],
  api: ['apiKey'],
  scraper: [],
};
