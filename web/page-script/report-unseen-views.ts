import { apiUrl } from '../lib/api-url.ts';

/** The longest address that is counted. */
const MAX_LENGTH = 600;

type Opening = PerformanceNavigationTiming & { activationStart?: number; deliveryType?: string };

/**
 * Reports the views for which the server got no request when they were opened: of a page that the browser had prefetched
 * or prerendered, whose request was not counted, and of pages that the client's router opens. Pages in the back/forward
 * cache, and the pages of staff, are not reported.
 */
export function reportUnseenViews(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', observeViews, { once: true });
  } else if (document.readyState === 'complete') {
    observeViews();
  } else {
    // How the page was transferred is known by then.
    window.addEventListener('load', observeViews, { once: true });
  }
}

function observeViews(): void {
  const [opening] = performance.getEntriesByType('navigation') as Opening[];
  let pathname = opening ? new URL(opening.name).pathname : window.location.pathname;
  if (opening && wasFetchedBefore(opening)) report(opening.name);
  const note = () => {
    if (pathname === window.location.pathname) return;
    pathname = window.location.pathname;
    report(window.location.href);
  };
  note();
  const onChange = ({ navigationType }: { navigationType: string | null }) => {
    if (navigationType === 'push') note();
    else pathname = window.location.pathname;
  };
  // Older browsers have no such events; there, pages that the router opens are not counted.
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('currententrychange', onChange);
}

/** A page of the cache about which the browser has asked the server has transferred headers, and was counted. */
const wasFetchedBefore = ({ type, activationStart, deliveryType, transferSize }: Opening) =>
  type === 'navigate' &&
  (Boolean(activationStart) || deliveryType === 'navigational-prefetch' || transferSize === 0);

function report(address: string): void {
  const { pathname, search } = new URL(address);
  if (/^\/(admin|login)/.test(pathname)) return;
  const body = JSON.stringify({ path: (pathname + search).slice(0, MAX_LENGTH) });
  navigator.sendBeacon?.(apiUrl('/api/visits'), new Blob([body], { type: 'application/json' }));
}
