import { clientPaths, isWithin } from '../../platform/private-pages/rules.ts';

/** Constants and pure rules of the quick exit. */

/** Parts of the site on which staff can offer the quick exit, with the paths of their pages. */
export const PLACES = [
  { key: 'booking', label: 'Booking', paths: ['/schedule', ...clientPaths('booking')] },
  { key: 'contact', label: 'Contact', paths: ['/contact'] },
  { key: 'client_page', label: 'Client’s pages', paths: clientPaths('client_page') },
  { key: 'calculator', label: 'Calculator', paths: ['/probate-calculator'] },
  { key: 'articles', label: 'News and articles', paths: ['/blog'] },
  { key: 'newsletter', label: 'Newsletter', paths: ['/newsletter'] },
  { key: 'home', label: 'Home page', paths: ['/'] },
] as const;

export type Place = (typeof PLACES)[number]['key'];

export const PLACE_KEYS = PLACES.map(({ key }) => key);

/** The page that explains what the quick exit can and cannot do. It offers the quick exit if any other page does. */
export const EXPLANATION_PATH = '/leaving-this-site';

/** The default neutral site: looks harmless, loads fast, and needs no sign-in. */
export const DEFAULT_NEUTRAL_URL = 'https://www.weather.gov/';

/** The quick exit as the public pages know it. */
export type QuickExit = {
  /** The neutral site that it opens. */
  href: string;
  /** The paths of the pages that offer it; their subpages offer it, too. */
  paths: readonly string[];
};

/** Whether the page at a path offers the quick exit. */
export const offersExit = ({ paths }: QuickExit, pathname: string): boolean =>
  isWithin(paths, pathname);
