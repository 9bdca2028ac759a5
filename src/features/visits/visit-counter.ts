import type { VisitorHeaders } from '../../platform/ssr/page-view.ts';
import { type Countable, classifyVisit, isCountedAddress, type Visit } from './classify-visit.ts';
import { type CountKind, type FunnelStep, OTHER } from './rules.ts';

/** In every time zone, days begin at a multiple of a quarter of an hour in UTC. */
const QUARTER_HOUR_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The most distinct visits that wait to be classified; classifying this many takes a millisecond. */
const MAX_UNCLASSIFIED = 500;

/**
 * The most names per kind and day that one process counts, because anybody can send made-up names. Beyond this limit,
 * searches are not counted, and everything else is counted as `other`.
 */
const MAX_NAMES: Readonly<Record<CountKind, number>> = {
  page: 6_000,
  referrer: 300,
  device: 10,
  language: 60,
  funnel: 10,
  search: 300,
};

/** How often one name was counted in the quarter of an hour that begins at `quarter`. */
export type Count = Countable & { quarter: Date; count: number };

/** A visit, and how often it occurred with the same URL, status and headers. */
type Tally = { visit: Visit; count: number };
type Tree<Leaf> = Map<string, Leaf>;

/**
 * Counts visits in memory, fast enough for the page cache: counting a view costs one look-up by its headers. Equal
 * visits are classified together later and then discarded: `take` returns only sums. Counts are grouped by quarters of
 * an hour, so that each belongs to one day in any time zone of the firm.
 */
export class VisitCounter {
  readonly #siteHost: string;
  readonly #nowMs: () => number;
  #quarterMs = 0;
  #unclassified: Tally[] = [];
  /**
   * `#unclassified` by User-Agent, language, referrer and URL: four look-ups are faster than one with a combined key.
   */
  #tallies: Tree<Tree<Tree<Tree<Tally>>>> = new Map();
  #counts = new Map<string, Count>();
  #names = new Map<CountKind, Set<string>>();
  #namesOfDay = 0;
  #onPending: (() => void) | undefined;

  /** @param siteHost The host of the site without `www.`, which does not count as a referrer. */
  constructor({ siteHost, nowMs }: { siteHost: string; nowMs: () => number }) {
    this.#siteHost = siteHost;
    this.#nowMs = nowMs;
  }

  /** Called by the page cache. An arrow function, because it is passed on without its object. */
  readonly countView = (url: string, status: number, visitor: VisitorHeaders): void => {
    if (status === 404 && !isCountedAddress(url)) return;
    this.#enterQuarter();
    const { userAgent, language, referrer } = visitor;
    // All paths that do not exist are counted as one page.
    const address = status === 404 ? '' : url;
    const tallies = within(within(within(this.#tallies, userAgent), language), referrer);
    const tally = tallies.get(address);
    if (tally) tally.count += 1;
    else {
      const added = { visit: { url, status, userAgent, language, referrer }, count: 1 };
      tallies.set(address, added);
      this.#unclassified.push(added);
      if (this.#unclassified.length >= MAX_UNCLASSIFIED) this.#classify();
    }
    this.#tellPending();
  };

  /** A step of a booking that the scripts of the page at `url` have reported. */
  countStep(step: FunnelStep, url: string, { userAgent, language, referrer }: VisitorHeaders) {
    this.#enterQuarter();
    const visit = { url, status: 200, userAgent, language, referrer, step };
    this.#unclassified.push({ visit, count: 1 });
    if (this.#unclassified.length >= MAX_UNCLASSIFIED) this.#classify();
    this.#tellPending();
  }

  countBooking(): void {
    this.#enterQuarter();
    this.#add({ kind: 'funnel', name: 'booked' }, 1);
    this.#tellPending();
  }

  /** Returns the sums since the last call. */
  take(): Count[] {
    this.#classify();
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }

  /** Calls `tell` once: immediately if there are counts that have not been taken, otherwise at the next count. */
  oncePending(tell: () => void): void {
    if (this.#unclassified.length + this.#counts.size > 0) tell();
    else this.#onPending = tell;
  }

  #tellPending(): void {
    if (!this.#onPending) return;
    const tell = this.#onPending;
    this.#onPending = undefined;
    tell();
  }

  #enterQuarter(): void {
    const quarterMs = Math.floor(this.#nowMs() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
    if (quarterMs === this.#quarterMs) return;
    this.#classify();
    this.#quarterMs = quarterMs;
    const day = Math.floor(quarterMs / DAY_MS);
    if (day !== this.#namesOfDay) this.#names.clear();
    this.#namesOfDay = day;
  }

  #classify(): void {
    for (const { visit, count } of this.#unclassified) {
      for (const countable of classifyVisit(visit, this.#siteHost)) this.#add(countable, count);
    }
    this.#unclassified = [];
    this.#tallies.clear();
  }

  #add({ kind, name: asked }: Countable, count: number): void {
    const name = this.#hasRoomFor(kind, asked) ? asked : OTHER;
    if (kind === 'search' && name === OTHER) return;
    const key = `${this.#quarterMs}\n${kind}\n${name}`;
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else this.#counts.set(key, { kind, name, quarter: new Date(this.#quarterMs), count });
  }

  #hasRoomFor(kind: CountKind, name: string): boolean {
    const names = this.#names.get(kind) ?? new Set();
    this.#names.set(kind, names);
    if (names.size < MAX_NAMES[kind]) names.add(name);
    return names.has(name);
  }
}

/** The branch of a tree for a key; adds an empty branch if there is none. */
function within<Leaf>(tree: Tree<Tree<Leaf>>, key: string): Tree<Leaf> {
  let branch = tree.get(key);
  if (!branch) {
    branch = new Map();
    tree.set(key, branch);
  }
  return branch;
}
