/**
 * How long the pointer has to hover over a link before its page is prefetched; a shorter hover is just passing over it.
 */
const REST_MS = 65;

/** Other areas, files, and private pages, whose address ends with a token. */
const NOT_PAGES = /^\/(api|trpc|admin|login|dev|share)(\/|$)|\.\w+$|\/[\w-]{43}$/;

/**
 * Prefetches the target page of a link on hover, touch or focus, so that it opens from the cache. Each page is
 * prefetched once; disabled in data saver mode. Browsers with speculation rules do it themselves:
 * src/platform/ssr/speculation.ts.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchPage = (href: string) => {
    if (fetched.has(href)) return;
    fetched.add(href);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  };
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const href = pageBehind(target);
    if (href) timer = setTimeout(fetchPage, REST_MS, href);
  };
  const touch = ({ target }: Event) => {
    const href = pageBehind(target);
    if (href) fetchPage(href);
  };
  document.addEventListener('pointerover', rest);
  document.addEventListener('focusin', rest);
  document.addEventListener('touchstart', touch, { passive: true });
}

/** The URL of the target page if the element is a link to another page of this site. */
function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return undefined;
  if (link.hasAttribute('download') || link.relList.contains('nofollow')) return undefined;
  const isElsewhere = link.pathname !== location.pathname || link.search !== location.search;
  return isElsewhere && !NOT_PAGES.test(link.pathname) ? link.pathname + link.search : undefined;
}
