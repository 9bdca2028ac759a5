import { limitConcurrency } from '../../../platform/background/limit-concurrency.ts';
import { runInWorker } from '../../../platform/background/limited-worker.ts';

const WORKER = new URL('./markdown-worker.ts', import.meta.url);
const WORKER_TIMEOUT_MS = 15_000;

/** HTML with this many tags takes some 20 ms on the event loop; the home page has 660. */
const INLINE_TAGS = 1_000;

export type MarkdownTask = { html: string; baseUrl: string };

/** HTML as Markdown. Relative URLs of links and images are resolved against `baseUrl`. */
export type HtmlToMarkdown = (html: string, baseUrl: string) => Promise<string>;

/** Converts long HTML in a worker thread, so that it blocks no other requests; one at a time, because it may use 200 MB. */
export function markdownConverter(): HtmlToMarkdown {
  const workerTurn = limitConcurrency(1);
  return async (html, baseUrl) => {
    if (html.split('<', INLINE_TAGS + 2).length <= INLINE_TAGS + 1) {
      // Loaded with the first request for Markdown: the library's HTML parser is large.
      const { convertHtml } = await import('./convert-html.ts');
      return convertHtml(html, baseUrl);
    }
    const run = await workerTurn(() =>
      runInWorker<MarkdownTask, string>(WORKER, { html, baseUrl }, WORKER_TIMEOUT_MS),
    );
    if ('output' in run) return run.output;
    throw new Error(`Cannot convert to Markdown: ${run.failure}`);
  };
}
