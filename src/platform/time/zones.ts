import { TZDate } from '@date-fns/tz';
import { memoizeLru } from '../cache/memoize-lru.ts';
import { format } from './date-math.ts';
import { addDaysTo } from './local-dates/rules.ts';

/** Between instants and what calendars and clocks show in a zone. A local date is text such as `2026-03-10`. */

// Days of every zone begin with a quarter of an hour: a booking asks three times, and all of a day's ask for the same.
const QUARTER_HOUR_MS = 15 * 60_000;
const localDateAt = memoizeLru((quarterAndZone) => {
  const [quarter, zone] = quarterAndZone.split(' ');
  return format(new TZDate(Number(quarter) * QUARTER_HOUR_MS, zone), 'yyyy-MM-dd');
}, 200_000);

/** The local date on which an instant falls in `zone`. */
export function localDateOf(instant: Date, zone: string): string {
  return localDateAt(`${Math.floor(instant.getTime() / QUARTER_HOUR_MS)} ${zone}`);
}

/** The instant at which a local date begins in `zone`. */
export function startOfLocalDate(localDate: string, zone: string): Date {
  return atLocalTime(localDate, '00:00', zone);
}

/** The instant at which a local date has ended in `zone`; days are 23 to 25 hours long. */
export function endOfLocalDate(localDate: string, zone: string): Date {
  return startOfLocalDate(addDaysTo(localDate, 1), zone);
}

/** A plain Date (not a TZDate, which prints its own zone) of a wall-clock time in `zone`. */
export function atLocalTime(localDate: string, time: string, zone: string): Date {
  const [year = 0, month = 1, day = 1] = localDate.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, seconds, zone).getTime());
}
