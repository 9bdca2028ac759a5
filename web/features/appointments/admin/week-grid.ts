import {
  addDaysTo,
  isWeekend,
  weekdayOf,
} from '../../../../src/platform/time/local-dates/rules.ts';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';

const OPENS = 8 * 60;
const CLOSES = 18 * 60;
const STEP = 30;

/** Minutes since midnight in the firm's zone. */
function minutesOf(instant: string, zone: string): number {
  return minutesOfTime(localDateTimeOf(instant, zone).slice(11));
}

/** Minutes since midnight of a time of day such as `09:30`. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The part of an appointment on a local date, in minutes since midnight, clipped at midnight; null if it is on another
 * day.
 */
export function spanOn(
  date: string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
): Span | null {
  const [first, last] = [localDateTimeOf(startsAt, zone), localDateTimeOf(endsAt, zone)];
  if (first.slice(0, 10) > date || last <= `${date}T00:00`) return null;
  const from = first.slice(0, 10) < date ? 0 : minutesOf(startsAt, zone);
  const to = last.slice(0, 10) > date ? 24 * 60 : minutesOf(endsAt, zone);
  // When daylight saving time ends, the local end time may be earlier than the local start time.
  return { from, to: Math.max(to, from + 1) };
}

/** Minutes since midnight, `to` excluded. */
export type Span = { from: number; to: number };

/** The hours that the calendar shows, with the number of their half-hour rows. */
export type Hours = Span & { rows: number };

/**
 * The hours that the calendar shows: 8 AM to 6 PM, extended to include appointments outside of these hours and blocked
 * times that are entirely outside.
 */
export function hoursOf(spans: readonly (Span & { isBlock?: boolean })[]): Hours {
  const shown = spans.filter(({ from, to, isBlock }) => !isBlock || to <= OPENS || from >= CLOSES);
  const from = Math.min(OPENS, ...shown.map((span) => Math.floor(span.from / 60) * 60));
  const to = Math.max(CLOSES, ...shown.map((span) => Math.ceil(span.to / 60) * 60));
  return { from, to, rows: (to - from) / STEP };
}

/** The half-hour rows that a span touches: `first` included, `end` excluded. */
function rowsOf({ from, to }: Span, hours: Span) {
  const first = Math.floor((Math.max(from, hours.from) - hours.from) / STEP);
  const last = Math.ceil((Math.min(to, hours.to) - hours.from) / STEP);
  return { first, end: Math.max(last, first + 1) };
}

/** The CSS grid rows of a span, for half-hour rows. */
export function gridRow(span: Span, hours: Span): string {
  const { first, end } = rowsOf(span, hours);
  return `${first + 1} / ${end + 1}`;
}

/**
 * Arranges overlapping entries (those that share a row) side by side: each gets its lane and the number of lanes.
 * Sorted by start, longer entries first.
 */
function inLanes<Entry extends { span: Span }>(
  entries: readonly Entry[],
  hours: Span,
): (Entry & { lane: number; lanes: number })[] {
  const sorted = [...entries].sort((a, b) => a.span.from - b.span.from || b.span.to - a.span.to);
  const placed: (Entry & { lane: number; lanes: number })[] = [];
  let group: typeof placed = [];
  /** The row from which each lane is free again. */
  let ends: number[] = [];
  for (const entry of sorted) {
    const { first, end } = rowsOf(entry.span, hours);
    if (ends.every((free) => free <= first)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((row) => row <= first);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = end;
    group.push({ ...entry, lane, lanes: 0 });
    placed.push(...group.slice(-1));
    for (const one of group) one.lanes = ends.length;
  }
  return placed;
}

/**
 * Lays out a day: overlapping appointments side by side; blocked times and cancelled appointments that overlap an
 * appointment as narrow strips at the edge. `strips` is the number of strips that an entry leaves room for.
 */
export function layOut<Entry extends { span: Span; isBlock: boolean; isCancelled?: boolean }>(
  entries: readonly Entry[],
  hours: Span,
) {
  const shareRows = (a: { span: Span }, b: { span: Span }) => {
    const [one, other] = [rowsOf(a.span, hours), rowsOf(b.span, hours)];
    return one.first < other.end && other.first < one.end;
  };
  const isAside = ({ isBlock, isCancelled }: Entry) => isBlock || isCancelled === true;
  const asides = inLanes(entries.filter(isAside), hours);
  const others = inLanes(
    entries.filter((entry) => !isAside(entry)),
    hours,
  );
  return [
    ...asides.map((aside) => ({
      ...aside,
      strips: 0,
      isStrip: others.some((other) => shareRows(aside, other)),
    })),
    ...others.map((other) => ({
      ...other,
      strips: Math.max(0, ...asides.map((aside) => (shareRows(aside, other) ? aside.lanes : 0))),
      isStrip: false,
    })),
  ].sort((a, b) => a.span.from - b.span.from);
}

/** The Monday of the week that contains a local date. */
export function mondayOf(date: string): string {
  return addDaysTo(date, -((weekdayOf(date) + 6) % 7));
}

/**
 * The Monday of the week to show on a local date. On a weekend it is that of the coming week, unless the rest of the
 * weekend has opening hours.
 */
export function currentMonday(
  today: string,
  isOpenOn: (date: string) => boolean = () => false,
): string {
  const monday = mondayOf(today);
  const isOpenYet = isOpenOn(today) || isOpenOn(addDaysTo(monday, 6));
  return isWeekend(today) && !isOpenYet ? addDaysTo(monday, 7) : monday;
}
