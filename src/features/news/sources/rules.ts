import {
  type SecretDestinations,
  secretNamesOf,
} from '../../../platform/provider-settings/rules.ts';

/** Kinds of sources of external articles. Source: back-office spec §5 and §9. No dependencies: the form uses it too. */
export const SOURCE_TYPES = [
  { value: 'rss', text: 'RSS' },
  { value: 'api', text: 'API' },
  { value: 'scraper', text: 'Scraper' },
] as const;

export type SourceType = (typeof SOURCE_TYPES)[number]['value'];

/** Limits for how many of a source's articles are shown. */
export const MIN_DISPLAY_LIMIT = 1;
export const MAX_DISPLAY_LIMIT = 10;
export const DEFAULT_DISPLAY_LIMIT = 5;

/** The secrets of each source type, and the settings that say where they are sent. */
export const SOURCE_SECRET_DESTINATIONS: Readonly<Record<SourceType, SecretDestinations>> = {
  rss: {},
  api: { apiKey: ['url'] },
  scraper: {},
};

/** The settings of each source type that are encrypted and masked. */
export const SOURCE_SECRETS = secretNamesOf(SOURCE_SECRET_DESTINATIONS);

type Settings = Readonly<Record<string, string>>;

/** The settings of each source type, all optional, and their values. */
export const SOURCE_SETTINGS = {
  rss: {},
  api: {
    items: 'where the list of articles is in the answer, as a dotted path such as data.posts',
    title: 'where the title is in an article, such as title.rendered',
    url: 'where the address of the article is',
    excerpt: 'where the summary is',
    author: 'where the author is, such as authors.0.name',
    publishedAt: 'where the date is',
    image: 'where the address of a picture is',
    apiKey: 'sent to this site alone, as a bearer token',
  },
  scraper: {
    item: 'CSS selector of each article on the page; article if left out',
    title: 'of the title within an article; its first heading if left out',
    link: 'of the link within an article; the first one if left out',
    excerpt: 'of the summary; the first paragraph if left out',
    author: 'of the author',
    publishedAt: 'of the date; a time element if left out',
    image: 'of a picture',
  },
} as const satisfies Record<SourceType, Settings>;

/** Initial settings in the form, to be adapted to the source. */
export const SOURCE_TEMPLATES: Readonly<Record<SourceType, Settings>> = {
  rss: {},
  api: { items: 'items', title: 'title', url: 'url', excerpt: 'summary', publishedAt: 'date' },
  scraper: { item: 'article', title: 'h2', link: 'h2 a', excerpt: 'p', publishedAt: 'time' },
};
