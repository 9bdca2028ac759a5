import { LRUCache } from 'lru-cache';
import { addMinutes } from '../../platform/time/date-math.ts';
import { addDaysTo, DAY_MS, isWeekend } from '../../platform/time/local-dates/rules.ts';
import { atLocalTime, localDateOf, localDateTimeOf } from '../../platform/time/zones/rules.ts';
import { MAX_DAYS_AHEAD, SLOT_STARTS } from './rules.ts';
import type { FreeStart, Slot } from './schema.ts';

/**
 * The rules of consultation slots. Pure: the current time and the firm's zone are arguments, and the server's own
 * zone has no effect. A local date is text such as `2026-03-10`, always in the firm's zone.
 */

/** A time in which the firm is busy, end exclusive. */
export type BusyInterval = { startsAt: Date; endsAt: Date };

type SlotStart = { start: Date; iso: string; label: string };

// Time zone arithmetic costs more than the rest of a month's availability, and its result never changes. A firm's
// zone hardly ever changes, and two years have about 520 weekdays.
const slotStarts = new LRUCache<string, readonly SlotStart[]>({ max: 1_000 });

/** The slots of one local date in order, as instants and wall-clock labels; none on Saturdays and Sundays. */
export function slotStartsOn(localDate: string, zone: string): readonly SlotStart[] {
  if (isWeekend(localDate)) return [];
  const key = `${localDate} ${zone}`;
  const known = slotStarts.get(key);
  if (known) return known;
  const starts = SLOT_STARTS.map((time) => {
    const start = atLocalTime(localDate, time, zone);
    return { start, iso: start.toISOString(), label: timeLabel(time) };
  });
  slotStarts.set(key, starts);
  return starts;
}

/** Formats `13:30` as `1:30 PM`. */
function timeLabel(time: string): string {
  const [hours = 0, minutes] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** Whether an instant is on a quarter hour of wall-clock time in `zone`. */
export function isQuarterHour(instant: Date, zone: string): boolean {
  const minutes = Number(localDateTimeOf(instant, zone).slice(14));
  return minutes % 15 === 0 && instant.getTime() % 60_000 === 0;
}

/** The last local date that may be booked. */
export function lastBookableDate(now: Date, zone: string): string {
  return addDaysTo(localDateOf(now, zone), MAX_DAYS_AHEAD);
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

/** The slots of a local date for an appointment of `durationMinutes`, each free, taken or past. */
export function slotsOn(
  localDate: string,
  {
    zone,
    now,
    durationMinutes,
    busy,
  }: { zone: string; now: Date; durationMinutes: number; busy: readonly BusyInterval[] },
): Slot[] {
  return slotStartsOn(localDate, zone).map(({ start, iso, label }) => ({
    start: iso,
    label,
    state: stateOf(start, { now, durationMinutes, busy }),
  }));
}

function stateOf(
  start: Date,
  {
    now,
    durationMinutes,
    busy,
  }: { now: Date; durationMinutes: number; busy: readonly BusyInterval[] },
): Slot['state'] {
  if (start <= now) return 'past';
  if (busy.length === 0) return 'free';
  const end = addMinutes(start, durationMinutes);
  return busy.some((other) => start < other.endsAt && other.startsAt < end) ? 'taken' : 'free';
}

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
    slots.flatMap(({ start, label, state }) => (state === 'free' ? [{ start, date, label }] : [])),
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
