/** Constants and pure rules of the quick exit. No dependency: pages and forms use them too. */

/** Parts of the site on which staff can offer the quick exit, with the paths of their pages. */
export const PLACES = [
  { key: 'booking', label: 'Booking', path: '/schedule' },
  { key: 'contact', label: 'Contact', path: '/contact' },
  { key: 'client_page', label: 'The page of a client’s appointment', path: '/appointment' },
  { key: 'calculator', label: 'Calculator', path: '/probate-calculator' },
  { key: 'articles', label: 'News and articles', path: '/blog' },
  { key: 'newsletter', label: 'Newsletter', path: '/newsletter' },
  { key: 'home', label: 'Home page', path: '/' },
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
export const offersExit = ({ paths }: QuickExit, pathname: string): boolean => {
  // The questions to a client are as much their own page as that of their appointment.
  const page = pathname.replace(/^\/questions(?=\/)/, '/appointment');
  return paths.some((path) => page === path || page.startsWith(`${path}/`));
};
