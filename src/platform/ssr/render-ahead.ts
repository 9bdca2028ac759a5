/** How long visitors get the stale page while the new one is being rendered, in milliseconds. */
const MAX_AGE_MS = 1_000;

type Waiting = { sinceMs: number; done: Promise<void>; finish: () => void };

/**
 * Renders the pages in use again after a content change, one at a time, so that visitors need not wait for a render:
 * until a page is rendered, for at most a second, they get the stale version (stale-while-revalidate).
 */
export class RenderAhead {
  readonly #waiting = new Map<string, Waiting>();
  readonly #render: (key: string) => Promise<unknown>;
  readonly #nowMs: () => number;
  #rendering: (Waiting & { key: string }) | undefined;
  #isRunning = false;
  #lastOverdueMs = Number.NEGATIVE_INFINITY;

  /** `render` renders and caches the page with this key. */
  constructor(render: (key: string) => Promise<unknown>, nowMs: () => number = Date.now) {
    this.#render = render;
    this.#nowMs = nowMs;
  }

  /**
   * Renders these pages, those that have waited longest first. Resolves once all of them are rendered. After an overdue
   * change, no page is served stale: see `ChangeListener`.
   */
  async refresh(
    keys: readonly string[],
    { isOverdue = false }: { isOverdue?: boolean } = {},
  ): Promise<void> {
    if (isOverdue) this.#lastOverdueMs = this.#nowMs();
    for (const key of keys) {
      if (this.#waiting.has(key)) continue;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.set(key, { sinceMs: this.#nowMs(), done: promise, finish: resolve });
    }
    const all = Array.from(this.#waiting.values(), ({ done }) => done);
    if (!this.#isRunning) void this.#run();
    await Promise.all(all);
  }

  /** Whether visitors may get the version of this page from before the last change. */
  mayServeStale(key: string): boolean {
    const waiting = this.#rendering?.key === key ? this.#rendering : this.#waiting.get(key);
    if (!waiting || waiting.sinceMs <= this.#lastOverdueMs) return false;
    return this.#nowMs() - waiting.sinceMs < MAX_AGE_MS;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (const [key, waiting] of this.#waiting) {
      this.#rendering = { key, ...waiting };
      // Deleted first, so that a change during the render adds it at the end again.
      this.#waiting.delete(key);
      try {
        await this.#render(key);
      } catch {
        // The next visitor's request renders it again, and reports the error.
      }
      this.#rendering = undefined;
      waiting.finish();
    }
    this.#isRunning = false;
  }
}
