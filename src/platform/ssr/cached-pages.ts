import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import * as errors from '../../../messages/en/errors.ts';
import { withTimeout } from '../background/with-timeout.ts';
import { DomainError } from '../errors/errors.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { Metrics, PageOrigin } from '../metrics/metrics.ts';
import { clientKey } from '../rate-limits/client-key.ts';
import type { CacheTags } from './cache-tags.ts';
import type { ContentVersion } from './content-version.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { type Page, PageCache } from './page-cache.ts';
import { RenderAhead } from './render-ahead.ts';
import { backgroundRequest, type PageRequest } from './render-page.ts';
import { renewPages } from './renew-pages.ts';

/** How long a visitor waits for a render, in milliseconds; less if a stale page can be shown instead. */
const RENDER_TIMEOUT_MS = { noFallback: 8_000, stale: 1_500, staleDatabaseDown: 300 };

/** Which pages are rendered ahead after a content change: those requested recently. */
const IN_USE = { withinMs: 60_000, max: 50 };

/** Cost of any page in the client's budget, and the additional cost of a page that has to be rendered. */
export const PAGE_COST = 1;
export const RENDER_COST = 4;

type Options = {
  content: Pick<ContentVersion, 'current' | 'onChange'>;
  cacheTags: CacheTags;
  metrics: Pick<Metrics, 'countPage'>;
  budget: Pick<ClientBudget, 'spend'>;
  log: FastifyBaseLogger;
  /** Renders a page; waits while too many are being rendered. */
  render: (address: PageAddress, request: PageRequest) => Promise<Page>;
};

/**
 * The page cache, with the rules for when a cached page is shown and when it is rendered. Until `close`, the pages in
 * use are rendered again after a content change, and the most recently requested ones before they expire.
 */
export function openCachedPages({ content, cacheTags, metrics, budget, log, render }: Options) {
  const cache = new PageCache({ tagVersions: cacheTags.versions });
  const renderAhead = async (key: string) => {
    const address = pageAddress(key);
    if (!address) return;
    const request = backgroundRequest('render-ahead', log);
    await cache.render(key, content.current(), () => render(address, request));
  };
  const ahead = new RenderAhead(renderAhead);
  const unsubscribe = content.onChange((change) => ahead.refresh(cache.keysInUse(IN_USE), change));
  const stopRenewing = renewPages({ cache, content, render: renderAhead, log });
  /** A cached page that may be shown now: fresh, or slightly stale while it is being rendered ahead. */
  function findPage(key: string): Page | undefined {
    const version = content.current();
    const fresh = cache.findFresh(key, version);
    return (
      fresh ?? (version !== null && ahead.mayServeStale(key) ? cache.findStale(key) : undefined)
    );
  }
  function count(origin: PageOrigin, page: Page): Page {
    metrics.countPage(origin);
    return page;
  }

  async function pageFor(address: PageAddress, request: FastifyRequest): Promise<Page> {
    budget.spend(clientKey(request.ip), PAGE_COST);
    const version = content.current();
    const found = findPage(address.key);
    if (found) return count('cache', found);
    const stale = cache.findStale(address.key);
    const fallback = !stale ? 'noFallback' : version === null ? 'staleDatabaseDown' : 'stale';
    try {
      budget.spend(clientKey(request.ip), RENDER_COST);
      const rendering = cache.render(address.key, version, () => render(address, request));
      const page = await withTimeout(rendering, RENDER_TIMEOUT_MS[fallback], refuseTooSlow);
      return stale && page.status >= 500 ? count('older', stale) : count('render', page);
    } catch (error) {
      if (stale) return count('older', stale);
      throw error;
    }
  }

  return {
    findPage,
    /** The page at an address, cached or rendered. Charges the client's budget. Throws `too_slow` and `too_busy`. */
    pageFor,
    close: () => {
      unsubscribe();
      return stopRenewing();
    },
  };
}

function refuseTooSlow(): never {
  throw new DomainError('unavailable', 'too_slow', errors.tooSlow, { retryAfterSeconds: 2 });
}
