/** Pages behind a link with a token. No dependency: browsers load it. */

export type PrivatePage = {
  /** Its address in the main language, before the token. */
  path: string;
  /**
   * For a client's page, the part of the site on which staff offer the quick exit there. It has the style sheet of those
   * pages, and no bar at the bottom, which would cover its buttons and offer a second booking.
   */
  clientPart?: 'booking' | 'client_page';
  /** The query keys that it reads. */
  query?: readonly string[];
};

/**
 * Every route with a token. Their addresses are logged without the token, not counted as visits, not prefetched, and shown
 * also with a slash at the end. `linkRoute` keeps them out of caches.
 */
export const PRIVATE_PAGES: readonly PrivatePage[] = [
  { path: '/agreement', clientPart: 'client_page' },
  {
    path: '/appointment',
    clientPart: 'client_page',
    query: ['move', 'anyone', 'month', 'date', 'start', 'taken'],
  },
  { path: '/documents', clientPart: 'client_page', query: ['untaken'] },
  { path: '/earlier-times', clientPart: 'client_page' },
  // A step of the booking.
  { path: '/payment', clientPart: 'booking' },
  { path: '/questions', clientPart: 'client_page', query: ['step', 'untaken'] },
  { path: '/schedule/booked' },
  { path: '/embed/booked', query: ['theme'] },
  { path: '/embed/payment', query: ['theme'] },
  { path: '/newsletter' },
  { path: '/preview' },
  { path: '/blog/preview' },
];

/** The addresses of the pages of clients before their token, of one part of the site or of all. */
export const clientPaths = (part?: PrivatePage['clientPart']): string[] =>
  PRIVATE_PAGES.filter(({ clientPart }) => clientPart && clientPart === (part ?? clientPart)).map(
    ({ path }) => path,
  );

/** Whether a path is one of these or below one. */
export const isWithin = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
