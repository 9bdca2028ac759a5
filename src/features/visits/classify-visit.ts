import { isbot } from 'isbot';
import { readAddress } from '../../../messages/messages.ts';
import { memoizeLru } from '../../platform/cache/memoize-lru.ts';
import { PRIVATE_PAGES } from '../../platform/private-pages/rules.ts';
import type { VisitorHeaders } from '../../platform/ssr/page-view.ts';
import { BOOKING_PAGES } from '../appointments/plain-booking/rules.ts';
import {
  type CountKind,
  type Device,
  DIRECT,
  type FunnelStep,
  NOT_FOUND,
  OTHER,
  UNKNOWN_LANGUAGE,
} from './rules.ts';
import { searchOf } from './search-words.ts';

/** A page view, or with `step` a step of a booking that the scripts of a page have reported. */
export type Visit = VisitorHeaders & {
  url: string;
  status: number;
  step?: FunnelStep | undefined;
};

/** An item to count. The `name` of a search is its URL, because its results are not known yet. */
export type Countable = { kind: CountKind; name: string };

/** Pages for staff, pages for a single person, and previews. */
const NOT_COUNTED = new RegExp(
  `^/(?:admin|login)(?:[/?]|$)|^(?:/dev|${PRIVATE_PAGES.map(({ path }) => path).join('|')})/`,
);

/** Size of the cache of User-Agent headers: many browsers send the same one, and matching it takes microseconds. */
const MAX_CHARACTERS = 400_000;
const MAX_USER_AGENT = 500;

/**
 * What to count for a visit: nothing for robots, for pages of the back office and for pages for a single person.
 * `siteHost` is the host of the site itself, which does not count as a referrer.
 */
export function classifyVisit(visit: Visit, siteHost: string): Countable[] {
  const device = deviceOf(visit.userAgent.slice(0, MAX_USER_AGENT));
  const path = pagePathOf(visit.url);
  if (device === '' || path === undefined || !isCountedAddress(path)) return [];
  if (visit.step) return [{ kind: 'funnel', name: visit.step }];
  if (visit.status === 404) return [{ kind: 'page', name: NOT_FOUND }];
  if (visit.status !== 200) return [];
  const query = new URLSearchParams(visit.url.split('?', 2)[1]);
  const referrer = readReferrer(visit.referrer, siteHost);
  const search = searchOf(path, query);
  return [
    { kind: 'page', name: path },
    { kind: 'device', name: device },
    { kind: 'language', name: languageOf(visit.language) },
    ...(referrer.isOwn ? [] : [{ kind: 'referrer', name: referrer.name } as const]),
    ...(BOOKING_PAGES.includes(path) ? stepsOf(query, referrer) : []).map(
      (name) => ({ kind: 'funnel', name }) as const,
    ),
    ...(search ? [{ kind: 'search', name: search } as const] : []),
  ];
}

/** Whether views of an address, a path with or without a query, are counted. */
export const isCountedAddress = (url: string): boolean =>
  !NOT_COUNTED.test(readAddress(url).address);

/**
 * The normalised path of a URL (decoded, lower case, without a trailing slash and without the prefix of a language), as in the
 * list of public pages; undefined if it cannot be decoded.
 */
export function pagePathOf(url: string): string | undefined {
  try {
    const sent = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '').toLowerCase();
    const path = readAddress(sent).address;
    return path.replace(/(?<=.)\/+$/, '');
  } catch {
    return undefined;
  }
}

/**
 * The class of device according to the User-Agent; an empty string for robots and for requests without a User-Agent.
 */
const deviceOf = memoizeLru<Device | ''>((userAgent) => {
  if (userAgent === '' || isbot(userAgent)) return '';
  if (/iPad|Tablet|PlayBook|Silk\/|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer';
}, MAX_CHARACTERS);

/** The preferred language without its region. */
function languageOf(acceptLanguage: string): string {
  const [, language] = /^\s*([a-z]{2,3})(?![a-z])/i.exec(acceptLanguage) ?? [];
  return language?.toLowerCase() ?? UNKNOWN_LANGUAGE;
}

type Referrer = { name: string; isOwn: boolean; path: string };

// Matches names with a top-level domain; excludes IP addresses and names of private networks.
const PUBLIC_HOST =
  /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;

/**
 * The host of the referrer without `www.`. Nothing else of the URL is used, except the path if the visitor came from
 * this site.
 */
function readReferrer(referrer: string, siteHost: string): Referrer {
  if (referrer === '') return { name: DIRECT, isOwn: false, path: '' };
  const url = URL.parse(referrer);
  const name = url && /^https?:$/.test(url.protocol) ? bareHost(url.hostname) : '';
  if (name === siteHost) {
    return { name, isOwn: true, path: readAddress(url?.pathname ?? '').address };
  }
  return { name: PUBLIC_HOST.test(name) ? name : OTHER, isOwn: false, path: '' };
}

/** A host name without `www.`. */
export const bareHost = (hostname: string): string =>
  hostname.replace(/^www\./, '').replace(/\.$/, '');

/**
 * The funnel steps that the query of a booking page corresponds to. Visitors who came from a booking page have been
 * counted for the first step already.
 */
function stepsOf(query: URLSearchParams, { isOwn, path }: Referrer): FunnelStep[] {
  const isFirst = !(isOwn && BOOKING_PAGES.includes(path));
  const hasTime = query.get('time') ?? query.get('start');
  return [
    ...(isFirst ? (['schedule'] as const) : []),
    ...(hasTime
      ? [
          query.get('time') || query.get('step') === 'details'
            ? ('details' as const)
            : ('time' as const),
        ]
      : []),
  ];
}
