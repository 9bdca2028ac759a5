import { type Countable, classifyVisit, isCountedAddress, type Visit } from './classify-visit.ts';
import { type CountKind, OTHER } from './rules.ts';

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

/**
 * Counts visits in memory, for the page cache: a view costs one look-up under its headers. They are classified later,
 * once for all that are the same, and forgotten: `take` returns sums only. Counts are kept by the quarter of an hour, so
 * that each belongs to one day in whatever zone the firm is.
 */
export class VisitCounter {
  readonly #siteHost: string;
  readonly #now: () => Date;
  #quarterMs = 0;
  #unclassified = new Map<string, { visit: Visit; count: number }>();
  #counts = new Map<string, Count>();
  #names = new Map<CountKind, Set<string>>();
  #namesOfDay = 0;
  #onPending: (() => void) | undefined;

  /** @param siteHost The host of the site without `www.`, which is no referrer. */
  constructor({ siteHost, now }: { siteHost: string; now: () => Date }) {
    this.#siteHost = siteHost;
    this.#now = now;
  }

  count(visit: Visit): void {
    const { url, status, userAgent, language, referrer, step = '' } = visit;
    if (status === 404 && !isCountedAddress(url)) return;
    this.#enterQuarter();
    // Header values contain no line breaks. What does not exist is one page, however it is called.
    const key =
      status === 404
        ? `404\n${userAgent}`
        : `${url}\n${userAgent}\n${language}\n${referrer}\n${step}`;
    const known = this.#unclassified.get(key);
    if (known) known.count += 1;
    else this.#unclassified.set(key, { visit, count: 1 });
    if (this.#unclassified.size >= MAX_UNCLASSIFIED) this.#classify();
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
    if (this.#unclassified.size + this.#counts.size > 0) tell();
    else this.#onPending = tell;
  }

  #tellPending(): void {
    if (!this.#onPending) return;
    const tell = this.#onPending;
    this.#onPending = undefined;
    tell();
  }

  #enterQuarter(): void {
    const quarterMs = Math.floor(this.#now().getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
    if (quarterMs === this.#quarterMs) return;
    this.#classify();
    this.#quarterMs = quarterMs;
    const day = Math.floor(quarterMs / DAY_MS);
    if (day !== this.#namesOfDay) this.#names.clear();
    this.#namesOfDay = day;
  }

  #classify(): void {
    for (const { visit, count } of this.#unclassified.values()) {
      for (const countable of classifyVisit(visit, this.#siteHost)) this.#add(countable, count);
    }
    this.#unclassified.clear();
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
