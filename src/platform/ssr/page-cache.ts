import type { Encoding } from '../http/accepted-encoding.ts';

/** A rendered page, ready to be sent in whatever encoding the browser takes. */
export type Page = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  /** Made when first asked for, and then there at once. */
  compressed(encoding: Encoding): Buffer | Promise<Buffer>;
  /** How long the page may be served although nothing changed; 0 if it may not be kept at all. */
  ttlSeconds: number;
};

type Entry = {
  page: Page;
  bytes: number;
  version: number;
  keptAtMs: number;
  /** Whether anybody has asked for it since it came to the end of the line of those that go. */
  isAskedFor: boolean;
};

/** Of plain bytes, headers and keys; the compressed forms come to about a third more. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
/** Objects around them. */
const ENTRY_BYTES = 1_000;
// Anybody can make up any number of searches and of articles that do not exist; these must not push
// out the pages that people read.
const MAX_MADE_UP_PAGES = 50;

/**
 * Whole pages by key. An entry counts while the content version it was rendered at is the current
 * one and its time has not run out; later it is only good for bridging a failure. When the cache is
 * full, the oldest go that nobody has asked for since they were last looked at.
 */
export class PageCache {
  #entries = new Map<string, Entry>();
  #madeUp = new Set<string>();
  #rendering = new Map<string, Promise<Page>>();
  #bytes = 0;
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  /** None while the version is unknown: null. */
  findFresh(key: string, version: number | null): Page | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.version !== version || !this.#isInTime(entry)) return undefined;
    entry.isAskedFor = true;
    return entry.page;
  }

  /** The last page under this key, however old: better than an error page. */
  findStale(key: string): Page | undefined {
    return this.#entries.get(key)?.page;
  }

  /**
   * Renders once however many ask at the same time, and keeps the page under the version at which
   * rendering began: a change during the render leaves the entry outdated, as it should. Keeps nothing
   * while the version is unknown.
   */
  async render(key: string, version: number | null, render: () => Promise<Page>): Promise<Page> {
    const flight = `${version} ${key}`;
    const running = this.#rendering.get(flight);
    if (running) return running;
    const promise = render();
    this.#rendering.set(flight, promise);
    try {
      const page = await promise;
      if (version !== null && isKept(page)) this.#keep(key, page, version);
      return page;
    } finally {
      this.#rendering.delete(flight);
    }
  }

  /** A page that was kept later than now was rendered by another clock, and says what is not so yet. */
  #isInTime({ page, keptAtMs }: Entry): boolean {
    const ageMs = this.#nowMs() - keptAtMs;
    return ageMs >= 0 && ageMs < page.ttlSeconds * 1_000;
  }

  #keep(key: string, page: Page, version: number): void {
    this.#drop(key);
    const bytes = bytesOf(key, page);
    this.#entries.set(key, { page, bytes, version, keptAtMs: this.#nowMs(), isAskedFor: false });
    this.#bytes += bytes;
    if (page.status === 404 || key.includes('?')) this.#madeUp.add(key);
    for (const oldest of this.#madeUp) {
      if (this.#madeUp.size <= MAX_MADE_UP_PAGES) break;
      this.#drop(oldest);
    }
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= MAX_BYTES && this.#entries.size <= MAX_ENTRIES) break;
      if (oldest === key) continue;
      if (entry.isAskedFor) this.#putLast(oldest, { ...entry, isAskedFor: false });
      else this.#drop(oldest);
    }
  }

  #putLast(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#madeUp.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** Redirects are not cached: most are of made-up addresses, which have no end. */
const isKept = ({ status, ttlSeconds }: Page) =>
  (status < 300 || (status >= 400 && status < 500)) && ttlSeconds > 0;

function bytesOf(key: string, { identity, headers }: Page): number {
  const lines = Object.entries(headers).reduce((sum, pair) => sum + pair.join('').length, 0);
  return key.length + identity.length + lines + ENTRY_BYTES;
}
