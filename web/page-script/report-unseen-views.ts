import { apiUrl } from '../lib/api-url.ts';

/** The maximum length of a reported path; the rest is cut off. */
const MAX_LENGTH = 600;

type Opening = PerformanceNavigationTiming & { activationStart?: number; deliveryType?: string };

/**
 * Reports page views for which the server gets no countable request: pages that the browser had prefetched or
 * prerendered (such requests are not counted), and client-side navigations. Pages restored from the back/forward cache
 * and staff pages are not reported.
 */
export function reportUnseenViews(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', observeViews, { once: true });
  } else if (document.readyState === 'complete') {
    observeViews();
  } else {
    // By the load event, the navigation timing entry is complete.
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
  // Older browsers lack the Navigation API, so their client-side navigations are not counted.
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('currententrychange', onChange);
}

/**
 * A cached page that the browser has revalidated with the server has a `transferSize` for its headers, and was counted
 * by the server.
 */
const wasFetchedBefore = ({ type, activationStart, deliveryType, transferSize }: Opening) =>
  type === 'navigate' &&
  (Boolean(activationStart) || deliveryType === 'navigational-prefetch' || transferSize === 0);

function report(address: string): void {
  const { pathname, search } = new URL(address);
  if (/^\/(admin|login)/.test(pathname)) return;
  const body = JSON.stringify({ path: (pathname + search).slice(0, MAX_LENGTH) });
  navigator.sendBeacon?.(apiUrl('/api/visits'), new Blob([body], { type: 'application/json' }));
}
