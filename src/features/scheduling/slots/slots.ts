import { addDaysTo, DAY_MS } from '../../../platform/time/local-dates/rules.ts';
import { atLocalTime, localDateOf, localDateTimeOf } from '../../../platform/time/zones/rules.ts';
import { type Busy, FreeTimes } from '../busy/parse-busy.ts';
import type { SlotRequest } from '../slot-request.ts';
import type { StartTimes } from '../start-times.ts';
import type { FreeStart, Slot } from './schema.ts';

const MINUTE_MS = 60_000;

/**
 * The rules of consultation slots. Pure: the current time and the firm's zone are arguments, and the server's own
 * zone has no effect. A local date is text such as `2026-03-10`, always in the firm's zone.
 */

/** Whether an instant is on a quarter hour of wall-clock time in `zone`. */
export function isQuarterHour(instant: Date, zone: string): boolean {
  const minutes = Number(localDateTimeOf(instant, zone).slice(14));
  return minutes % 15 === 0 && instant.getTime() % 60_000 === 0;
}

/** Local dates from `from` to `to`, both inclusive; empty if `to` is before `from`. */
export function localDatesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  // A calendar date has no zone; in UTC every day has 24 hours.
  const last = Date.parse(to);
  for (let day = Date.parse(from); day <= last; day += DAY_MS) {
    dates.push(new Date(day).toISOString().slice(0, 10));
  }
  return dates;
}

/** How the slots of a request are found: the taken times, the daily limit of each host, and what is to be booked. */
export type Search = {
  busy: Busy;
  limits: ReadonlyMap<number, number | null>;
  slotRequest: SlotRequest;
  now: Date;
};

/** The time that a consultation blocks if it starts at an instant: its own with its buffers, in milliseconds. */
export function blockedTime(
  slotRequest: SlotRequest,
  startMs: number,
): { fromMs: number; toMs: number } {
  return {
    fromMs: startMs - slotRequest.bufferBeforeMinutes * MINUTE_MS,
    toMs: startMs + (slotRequest.durationMinutes + slotRequest.bufferAfterMinutes) * MINUTE_MS,
  };
}

/**
 * The rules for the starts of a local date, one by one; used by `slotsOf` and by the explanation for staff. Must be
 * called for dates in order.
 */
export function evaluateDays(startTimes: StartTimes, { busy, limits, slotRequest, now }: Search) {
  const earliestMs = +now + slotRequest.noticeMinutes * MINUTE_MS;
  const readersOf = (times: Busy['times']) =>
    new Map([...times].map(([host, ofHost]) => [host, new FreeTimes(ofHost)]));
  const free = readersOf(busy.times);
  const atWork = readersOf(busy.timeOff);
  return (date: string) => {
    const { fromMs, toMs, starts } = startTimes.dayOf(date);
    return {
      starts,
      /** Whether a start is over or too soon for the type's notice. */
      isPast: (startMs: number) => startMs <= earliestMs,
      /** Whether a host has reached their limit of consultations on this day. */
      isFull: (host: number) => {
        const limit = limits.get(host) ?? null;
        return limit !== null && countBetween(busy.starts.get(host), fromMs, toMs) >= limit;
      },
      /** Whether a host has no other commitment at the time, buffers included. */
      hasTime: (host: number, startMs: number) => {
        const blocked = blockedTime(slotRequest, startMs);
        return free.get(host)?.isFree(blocked.fromMs, blocked.toMs) === true;
      },
      /** Whether a host has time off then. */
      isOff: (host: number, startMs: number) =>
        atWork.get(host)?.isFree(startMs, startMs + slotRequest.durationMinutes * MINUTE_MS) ===
        false,
    };
  };
}

const OUTSIDE = { outsidePracticeArea: true } as const;

/**
 * The slots of a local date, each free, taken or past. Must be called for dates in order. A start that is too soon for
 * the type's notice is past; one at which none of its hosts is free is taken. A free one says so if only hosts outside the
 * practice area of the request are free. A day on which all hosts have time off at all coming starts is closed and has no
 * slots.
 */
export function slotsOf(startTimes: StartTimes, search: Search): (localDate: string) => Slot[] {
  const evaluate = evaluateDays(startTimes, search);
  const outside = new Set(search.slotRequest.outsideArea);
  return (date) => {
    const { starts, isPast, isFull, hasTime, isOff } = evaluate(date);
    const hostsOpen = new Set(search.slotRequest.hosts.filter((host) => !isFull(host)));
    const slots = starts.map(({ startMs, iso, label, hosts }): Slot => {
      const isFree = (host: number) => hostsOpen.has(host) && hasTime(host, startMs);
      const slot = { start: iso, label };
      if (isPast(startMs)) return { ...slot, state: 'past' };
      if (!hosts.some(isFree)) return { ...slot, state: 'taken' };
      const isOutside = !hosts.some((host) => !outside.has(host) && isFree(host));
      return { ...slot, state: 'free', ...(isOutside && OUTSIDE) };
    });
    if (slots.some(({ state }) => state === 'free')) return slots;
    const coming = starts.filter(({ startMs }) => !isPast(startMs));
    const isClosed = coming.every(({ startMs, hosts }) =>
      hosts.every((host) => isOff(host, startMs)),
    );
    return isClosed && coming.length > 0 ? [] : slots;
  };
}

/** The last local date on which a request can be booked. */
export const lastDateOf = ({ horizonDays }: SlotRequest, now: Date, zone: string): string =>
  addDaysTo(localDateOf(now, zone), horizonDays);

const countBetween = (starts: readonly number[] = [], fromMs: number, toMs: number): number =>
  starts.filter((start) => fromMs <= start && start < toMs).length;

/** The `count` free starts of these days nearest to `wanted`, in chronological order. */
export function nearestFreeStarts(
  days: readonly { date: string; slots: readonly Slot[] }[],
  wanted: Date,
  count: number,
): FreeStart[] {
  const distance = (start: string) => Math.abs(new Date(start).getTime() - wanted.getTime());
  return freeStartsOf(days)
    .sort((a, b) => distance(a.start) - distance(b.start))
    .slice(0, count)
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** All free starts of these days, in order. */
export function freeStartsOf(
  days: readonly { date: string; slots: readonly Slot[] }[],
): FreeStart[] {
  return days.flatMap(({ date, slots }) =>
    slots.flatMap(({ start, label, state, outsidePracticeArea }) =>
      state === 'free' ? [{ start, date, label, ...(outsidePracticeArea && OUTSIDE) }] : [],
    ),
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const LOCAL_DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(\.0{1,9})?$/;

/**
 * Reads a full ISO instant, or a local date-time without offset as wall-clock time in `zone`.
 * Anything else, a date alone included, is undefined. A wall-clock time that a clock change skips
 * does not exist and is undefined too.
 */
export function parseScheduledDate(text: string, zone: string): Date | undefined {
  // Date would roll February 30 over into March.
  if (!isCalendarDate(text.slice(0, 10))) return undefined;
  if (INSTANT.test(text)) return validDate(new Date(text));
  const [, localDate, time] = LOCAL_DATE_TIME.exec(text) ?? [];
  if (!localDate || !time) return undefined;
  const instant = validDate(atLocalTime(localDate, time, zone));
  if (!instant) return undefined;
  const isShown = localDateTimeOf(instant, zone) === `${localDate}T${time.slice(0, 5)}`;
  return isShown ? instant : undefined;
}

function isCalendarDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function validDate(date: Date): Date | undefined {
  const year = date.getUTCFullYear();
  // Years with more than four digits parse, but would not be valid ISO text here.
  return Number.isNaN(date.getTime()) || year < 1970 || year > 9999 ? undefined : date;
}
