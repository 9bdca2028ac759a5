import type { VisitorHeaders } from '../../platform/ssr/page-view.ts';
import { type Countable, classifyVisit, isCountedAddress, type Visit } from './classify-visit.ts';
import { type CountKind, type FunnelStep, OTHER } from './rules.ts';

/** In every zone, days begin on such a boundary. */
const QUARTER_HOUR_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Different visits that wait to be classified; classifying so many takes a millisecond. */
const MAX_UNCLASSIFIED = 500;

/**
 * How many names of a kind one process counts in a day, because anybody can make them up; what is beyond them is
 * counted as `other`, or not at all if it is a search.
 */
const MAX_NAMES: Readonly<Record<CountKind, number>> = {
  page: 6_000,
  referrer: 300,
  device: 10,
  language: 60,
  funnel: 10,
  search: 300,
};

/** A number of counts of one name in the quarter of an hour that begins at `quarter`. */
export type Count = Countable & { quarter: Date; count: number };

/** Equal visits. */
type Tally = { visit: Visit; count: number };
type Tree<Leaf> = Map<string, Leaf>;

/**
 * Counts visits in memory, for the page cache: a view costs one look-up under its headers. They are classified later,
 * once for all that are the same, and forgotten: `take` returns sums only. Counts are kept by the quarter of an hour, so
 * that each belongs to one day in whatever zone the firm is.
 */
export class VisitCounter {
  readonly #siteHost: string;
  readonly #nowMs: () => number;
  #quarterMs = 0;
  #unclassified: Tally[] = [];
  /** The same by User-Agent, language, referrer and address: four look-ups are faster than one under all of them. */
  #tallies: Tree<Tree<Tree<Tree<Tally>>>> = new Map();
  #counts = new Map<string, Count>();
  #names = new Map<CountKind, Set<string>>();
  #namesOfDay = 0;
  #onPending: (() => void) | undefined;

  /** @param siteHost The host of the site without `www.`, which is no referrer. */
  constructor({ siteHost, nowMs }: { siteHost: string; nowMs: () => number }) {
    this.#siteHost = siteHost;
    this.#nowMs = nowMs;
  }

  /** For the page cache; a property, because it is handed on. */
  readonly countView = (url: string, status: number, visitor: VisitorHeaders): void => {
    if (status === 404 && !isCountedAddress(url)) return;
    this.#enterQuarter();
    const { userAgent, language, referrer } = visitor;
    // What does not exist is one page, however it is called.
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

  /** Calls `tell` once, at the next count or now if something has been counted. */
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

/** The branch of a tree under a key, which is added if there is none. */
function within<Leaf>(tree: Tree<Tree<Leaf>>, key: string): Tree<Leaf> {
  let branch = tree.get(key);
  if (!branch) {
    branch = new Map();
    tree.set(key, branch);
  }
  return branch;
}
