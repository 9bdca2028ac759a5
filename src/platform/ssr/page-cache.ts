import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/accepted-encoding.ts';
import type { TagVersions } from './cache-tags.ts';

/** A rendered page, ready to be sent in any encoding that a browser accepts. */
export type Page = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  /** Compressed on first use; from then on returned synchronously. */
  compressed(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Replaces the brotli form with the smallest possible one, which takes about 70 ms of CPU time on another thread. */
  recompress(): Promise<void>;
  /** Whether other sites may embed it: its policy names them, which `X-Frame-Options` cannot. */
  isEmbed?: boolean;
  /** How many seconds the page may be served while content is unchanged; 0 if it must not be cached. */
  ttlSeconds: number;
  /** The cache tags of the data that it shows besides content. */
  tags: readonly string[];
};

type Entry = {
  page: Page;
  version: number;
  tagVersions: TagVersions;
  storedAtMs: number;
  usedAtMs: number;
};

/** Limit for the total of uncompressed bytes, headers and keys. The compressed forms add about a third. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
/** Memory overhead of the objects of an entry. */
const ENTRY_BYTES = 1_000;
const NO_TAGS: TagVersions = Object.freeze({});
// Anybody can request any number of searches and missing articles; these must not evict the pages that visitors read.
const MAX_UNTRUSTED_PAGES = 50;

/**
 * Caches whole pages by key. An entry is fresh while its content version and the versions of its cache tags are the
 * current ones and its TTL has not expired; after that it is only used as a fallback when a render fails. A full cache
 * evicts the least recently used entries. A render takes 1.3 to 3.7 ms of CPU time (`npm run bench render`), sending a
 * cached page 0.02 ms.
 */
export class PageCache {
  readonly #untrusted = new Set<string>();
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => bytesOf(key, page),
    dispose: (_entry, key) => this.#untrusted.delete(key),
  });
  readonly #rendering = new Map<string, { tagVersions: TagVersions; page: Promise<Page> }>();
  readonly #tagVersions: () => TagVersions;
  readonly #nowMs: () => number;

  constructor({
    tagVersions = () => NO_TAGS,
    nowMs = Date.now,
  }: {
    tagVersions?: () => TagVersions;
    nowMs?: () => number;
  } = {}) {
    this.#tagVersions = tagVersions;
    this.#nowMs = nowMs;
  }

  /** Returns undefined while the version is unknown (null). */
  findFresh(key: string, version: number | null): Page | undefined {
    const entry = this.#entries.get(key);
    if (entry) entry.usedAtMs = this.#nowMs();
    return entry && this.#isFresh(entry, version) ? entry.page : undefined;
  }

  /** The keys of at most `max` pages that were requested in the last `withinMs`, the most recent first. */
  keysInUse({ withinMs, max }: { withinMs: number; max: number }): string[] {
    const sinceMs = this.#nowMs() - withinMs;
    const keys: string[] = [];
    for (const [key, { page, usedAtMs }] of this.#entries.entries()) {
      if (keys.length === max) break;
      if (usedAtMs >= sinceMs && page.status === 200) keys.push(key);
    }
    return keys;
  }

  /**
   * Of the `max` most recently requested pages without a query, requested within `usedWithinMs`, the keys of those that
   * are not fresh or will no longer be in `beforeMs`.
   */
  keysToRenew({
    version,
    beforeMs,
    usedWithinMs,
    max,
  }: {
    version: number;
    beforeMs: number;
    usedWithinMs: number;
    max: number;
  }): string[] {
    const nowMs = this.#nowMs();
    return [...this.#entries.entries()]
      .filter(
        ([key, { page, usedAtMs }]) =>
          page.status === 200 && !key.includes('?') && usedAtMs >= nowMs - usedWithinMs,
      )
      .sort(([, one], [, other]) => other.usedAtMs - one.usedAtMs)
      .slice(0, max)
      .filter(([, entry]) => !this.#isFresh(entry, version, nowMs + beforeMs))
      .map(([key]) => key);
  }

  /** The last page under this key, regardless of its age: better than an error page. */
  findStale(key: string): Page | undefined {
    return this.#entries.peek(key)?.page;
  }

  /**
   * Coalesces concurrent renders, and caches the page under the versions at the start of the render, so that a change
   * during the render makes the entry stale. Caches nothing while the content version is unknown.
   */
  async render(key: string, version: number | null, render: () => Promise<Page>): Promise<Page> {
    const flight = `${version} ${key}`;
    const tagVersions = this.#tagVersions();
    const running = this.#rendering.get(flight);
    if (running?.tagVersions === tagVersions) return running.page;
    const started = { tagVersions, page: render() };
    this.#rendering.set(flight, started);
    try {
      const page = await started.page;
      if (version !== null && isCacheable(page)) this.#keep(key, { page, version, tagVersions });
      return page;
    } finally {
      if (this.#rendering.get(flight) === started) this.#rendering.delete(flight);
    }
  }

  #isFresh(entry: Entry, version: number | null, atMs?: number): boolean {
    const { page, tagVersions } = entry;
    if (entry.version !== version || !this.#isInTime(entry, atMs)) return false;
    if (page.tags.length === 0) return true;
    const current = this.#tagVersions();
    return page.tags.every((tag) => tagVersions[tag] === current[tag]);
  }

  /**
   * Whether the TTL has not expired. A page stored in the future was cached before the clock was set back, and may show
   * content that is not due yet.
   */
  #isInTime({ page, storedAtMs }: Entry, atMs: number = this.#nowMs()): boolean {
    const ageMs = atMs - storedAtMs;
    return ageMs >= 0 && ageMs < page.ttlSeconds * 1_000;
  }

  #keep(key: string, made: Pick<Entry, 'page' | 'version' | 'tagVersions'>): void {
    const nowMs = this.#nowMs();
    const { usedAtMs = nowMs } = this.#entries.peek(key) ?? {};
    this.#entries.set(key, { ...made, storedAtMs: nowMs, usedAtMs });
    if (made.page.status === 404 || key.includes('?')) this.#untrusted.add(key);
    for (const oldest of this.#untrusted) {
      if (this.#untrusted.size <= MAX_UNTRUSTED_PAGES) break;
      this.#entries.delete(oldest);
    }
  }
}

/** Redirects are not cached: most are for made-up addresses, of which there can be any number. */
const isCacheable = ({ status, ttlSeconds }: Page) =>
  (status < 300 || (status >= 400 && status < 500)) && ttlSeconds > 0;

function bytesOf(key: string, { identity, headers }: Page): number {
  const lines = Object.entries(headers).reduce((sum, pair) => sum + pair.join('').length, 0);
  return key.length + identity.length + lines + ENTRY_BYTES;
}
