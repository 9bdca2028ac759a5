import type { FastifyBaseLogger } from 'fastify';
import { createPoller } from '../background/create-poller.ts';
import type { ContentVersion } from './content-version.ts';
import type { PageCache } from './page-cache.ts';

/** Which pages are kept fresh: the most recently requested ones. A render takes 2 to 5 ms every half minute. */
const PAGES_TO_REFRESH = { usedWithinMs: 24 * 60 * 60_000, max: 3 };

/** A page is rendered again this long before it expires, so that it is ready when it does. */
const BEFORE_EXPIRY_MS = 10_000;
const LOOK_EVERY_MS = 5_000;

/**
 * Renders the most recently requested pages again before they expire, one at a time. Otherwise, after an idle period,
 * the first visitor would wait for a slow render, for which code must be compiled and database connections opened
 * again. `render` renders and caches the page with this key. Returns a function that stops this.
 */
export function renewPages({
  cache,
  content,
  render,
  log,
  lookEveryMs = LOOK_EVERY_MS,
}: {
  cache: Pick<PageCache, 'keysToRenew'>;
  content: Pick<ContentVersion, 'current'>;
  render: (key: string) => Promise<unknown>;
  log: Pick<FastifyBaseLogger, 'debug'>;
  lookEveryMs?: number;
}): () => Promise<void> {
  const poller = createPoller({
    everyMs: lookEveryMs,
    run: async () => {
      const version = content.current();
      if (version === null) return;
      const due = { version, beforeMs: BEFORE_EXPIRY_MS };
      for (const key of cache.keysToRenew({ ...PAGES_TO_REFRESH, ...due })) await render(key);
    },
    // The next visitor's request renders the page again, and reports the error.
    onError: (error) => log.debug({ err: error }, 'a page could not be rendered ahead'),
    errorBackoff: { firstMs: lookEveryMs, maxMs: 12 * lookEveryMs },
  });
  return () => poller.stop();
}
