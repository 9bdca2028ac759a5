import type { Page } from './page-cache.ts';

/** Pause after each page, as a multiple of the time that it took: at most a fifth of one processor is used. */
const PAUSE_FACTOR = 4;

/**
 * Compresses cached pages again, as small as possible, so that a page fits into the first round trip of a connection.
 * Only pages that are requested from the cache are compressed, one at a time; pages offered in the meantime are
 * ignored, because the next request offers them again.
 */
export class Recompression {
  readonly #done = new WeakSet<Page>();
  #isRunning = false;
  #resumesAtMs = Number.NEGATIVE_INFINITY;
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** Calls `onSmaller` once the page has its smallest form. */
  offer(page: Page, onSmaller: () => void): void {
    if (this.#done.has(page) || this.#isRunning || this.#nowMs() < this.#resumesAtMs) return;
    this.#done.add(page);
    this.#isRunning = true;
    void this.#recompress(page, onSmaller);
  }

  async #recompress(page: Page, onSmaller: () => void): Promise<void> {
    const startedAtMs = this.#nowMs();
    try {
      await page.recompress();
      onSmaller();
    } catch {
      // On failure, the page keeps its current form.
    } finally {
      const finishedAtMs = this.#nowMs();
      this.#isRunning = false;
      this.#resumesAtMs = finishedAtMs + PAUSE_FACTOR * (finishedAtMs - startedAtMs);
    }
  }
}
