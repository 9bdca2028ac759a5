import { setImmediate } from 'node:timers/promises';
import { createBatcher } from '../../platform/background/create-batcher.ts';
import { limitConcurrency } from '../../platform/background/limit-concurrency.ts';
import { runInWorker } from '../../platform/background/limited-worker.ts';
import { memoizeLru } from '../../platform/cache/memoize-lru.ts';
import { escapeHtml } from '../../platform/text/html.ts';
import { type SanitizedHtml, sanitizeAndReport } from './article-html.ts';
import { markupProblem } from './html/rules.ts';

const WORKER = new URL('./sanitize-worker.ts', import.meta.url);
const WORKER_TIMEOUT_MS = 15_000;

/** HTML up to this length takes a few milliseconds on the event loop; longer HTML goes to a worker thread. */
const INLINE_CHARACTERS = 20_000;

// Enough for a few hundred articles.
const CACHED_CHARACTERS = 8_000_000;

/** The worker ran out of time or memory. */
class SanitizeError extends Error {}

/** Sanitizes the HTML of an article without blocking other requests. Cached. Never rejects. */
export type SanitizeArticle = (content: string) => Promise<SanitizedHtml>;

/** One for the process: its cache, its queue on the event loop, and its single worker, which may take 200 MB. */
export function createArticleSanitizer(): SanitizeArticle {
  const inlineTurn = limitConcurrency(1);
  const workerTurn = limitConcurrency(1);
  const sanitizeInWorker = createBatcher(
    async (contents: readonly string[]) => {
      const outcome = await workerTurn(() =>
        runInWorker<readonly string[], SanitizedHtml[]>(WORKER, contents, WORKER_TIMEOUT_MS),
      );
      if ('failure' in outcome) throw new SanitizeError(outcome.failure);
      return outcome.output;
    },
    { retryIndividually: (error) => error instanceof SanitizeError },
  );

  async function sanitizeUncached(content: string): Promise<SanitizedHtml> {
    const asText = () => ({ html: asPlainText(content), removed: [] });
    // New articles beyond the limits are rejected; this handles articles stored earlier or by other means.
    if (markupProblem(content)) return asText();
    if (content.length > INLINE_CHARACTERS) return sanitizeInWorker(content).catch(asText);
    // Yields to the event loop between articles, so that a list does not block other requests.
    await inlineTurn(() => setImmediate());
    return sanitizeAndReport(content);
  }
  const sanitize = memoizeLru(
    (content) => ({ length: content.length, result: sanitizeUncached(content) }),
    CACHED_CHARACTERS,
  );
  return (content) => sanitize(content).result;
}

/** The article with sanitized HTML, but without the list of removed elements. */
export async function sanitizeContent<Article extends { content: string }>(
  sanitizeArticle: SanitizeArticle,
  article: Article,
): Promise<Article> {
  const { html } = await sanitizeArticle(article.content);
  return { ...article, content: html };
}

/** Fallback for HTML that is too large to parse: its text in one paragraph. */
function asPlainText(content: string): string {
  const text = content
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `<p>${escapeHtml(text)}</p>`;
}
