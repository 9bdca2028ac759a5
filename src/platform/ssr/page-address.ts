import { addressInLanguage, type Language, readAddress } from '../../../messages/messages.ts';

/**
 * The normalized address of a page for the renderer and the cache. It has only the query keys that the page uses, in a
 * fixed order, so that other keys neither fill the cache nor reach the HTML.
 */
export type PageAddress = {
  language: Language;
  /** In the main language: `/contact` for `/es/contacto`. */
  pathname: string;
  search: string;
  /** The address in its language, as in the links of our pages. */
  key: string;
};

/** The address of the not-found page, which is rendered once per language for all unknown addresses. */
export function notFoundAddress(url: string): PageAddress {
  const { language, address } = readAddress(url);
  const pathname = address.startsWith('/admin/') ? '/admin/not-found' : '/not-found';
  return { language, pathname, search: '', key: addressInLanguage(language, pathname) };
}

/** The same page without its query. */
export const withoutQuery = ({ language, pathname }: PageAddress): PageAddress => ({
  ...{ language, pathname, search: '' },
  key: addressInLanguage(language, pathname),
});

/** The query keys of the steps of a booking. */
const BOOKING = [
  ...['area', 'type', 'attorney', 'place', 'office', 'language'],
  ...['month', 'date', 'start', 'time', 'step'],
];

const KNOWN_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/embed/booking': [...BOOKING, 'theme'],
  '/embed/calculator': ['estate', 'theme'],
  '/attorneys': ['area', 'language', 'office'],
  '/blog': ['q', 'category'],
  '/external-articles': ['q', 'source'],
  '/contact': ['service', 'sent'],
  '/newsletter': ['asked'],
  '/probate-calculator': ['estate'],
  '/reviews': ['source', 'cursor'],
  '/earlier-times': [
    ...['area', 'type', 'attorney', 'place', 'office', 'language'],
    ...['from', 'until', 'known'],
  ],
  '/schedule': [...BOOKING, 'hold'],
};

/** The query keys of pages below these paths. */
const KNOWN_QUERY_BELOW: Readonly<Record<string, readonly string[]>> = {
  '/embed/': ['theme'],
  '/documents/': ['untaken'],
  '/questions/': ['step', 'untaken'],
  '/appointment/': ['move', 'anyone', 'month', 'date', 'start', 'taken'],
};

function knownQuery(pathname: string): readonly string[] {
  const below = pathname.slice(0, pathname.indexOf('/', 1) + 1);
  return KNOWN_QUERY[pathname] ?? KNOWN_QUERY_BELOW[below] ?? [];
}

// A double slash could become another host in a redirect; our own links contain none of the other characters.
const NOT_A_PAGE = /^\/\/|\\|\p{Cc}|%00|%5c/iu;

// Pages whose path ends with a token. They are shown also with a slash at the end, because a redirect would hold the
// token, in a header that proxies log and caches keep.
const TOKEN_PAGE =
  /^(\/(?:agreement|appointment|documents|earlier-times|newsletter|payment|preview|questions|blog\/preview|embed\/booked|embed\/payment|schedule\/booked)\/[^/]+)\/+$/;

const MAX_PATH = 512;
const MAX_VALUE = 200;

/** The address, or undefined if the URL cannot be a page: a file, double slashes, backslashes, an overlong path. */
export function pageAddress(url: string): PageAddress | undefined {
  const { language, address } = readAddress(url);
  const [path = '/', query = ''] = splitOnce(address, '?');
  const pathname = path.replace(TOKEN_PAGE, '$1');
  if (pathname.length > MAX_PATH || NOT_A_PAGE.test(pathname)) return undefined;
  // A last segment with a file extension is a file that no route has served.
  if (/\.[a-z0-9]{1,10}$/i.test(pathname)) return undefined;
  if (!isDecodable(pathname)) return undefined;
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of knownQuery(pathname)) {
    const value = given.get(name);
    if (!value) continue;
    // A search is cut instead, just above the limit, so that the page can say that it is too long.
    if (value.length <= MAX_VALUE) known.set(name, value);
    else if (name === 'q') known.set(name, value.slice(0, MAX_VALUE + 1));
  }
  const search = known.size > 0 ? `?${known}` : '';
  return { language, pathname, search, key: addressInLanguage(language, pathname) + search };
}

/** The token for the preview of a theme that is not active yet; only the home page accepts one. */
export function themePreviewToken(url: string): string | undefined {
  const [pathname, query = ''] = splitOnce(url, '?');
  if (pathname !== '/') return undefined;
  return new URLSearchParams(query).get('theme-preview') ?? undefined;
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
