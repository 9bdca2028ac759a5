import {
  addDaysTo,
  isWeekend,
  weekdayOf,
} from '../../../../src/platform/time/local-dates/rules.ts';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';

const OPENS = 8 * 60;
const CLOSES = 18 * 60;

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

/**
 * The hours that the calendar shows: 8 AM to 6 PM, extended to include appointments outside of these hours and blocked
 * times that are entirely outside.
 */
export function hoursOf(spans: readonly (Span & { isBlock?: boolean })[]): Span {
  const shown = spans.filter(({ from, to, isBlock }) => !isBlock || to <= OPENS || from >= CLOSES);
  const from = Math.min(OPENS, ...shown.map((span) => Math.floor(span.from / 60) * 60));
  const to = Math.max(CLOSES, ...shown.map((span) => Math.ceil(span.to / 60) * 60));
  return { from, to };
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
