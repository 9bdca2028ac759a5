import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDayIn, formatTime, formatWeekday } from '../../lib/format.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The number of local days from the date of `now` to that of an instant. */
function daysUntil(instant: string, zone: string, now: Date): number {
  const [from, to] = [now, new Date(instant)].map((each) => Date.parse(localDateOf(each, zone)));
  return Math.round(((to ?? 0) - (from ?? 0)) / DAY_MS);
}

/** The date of an instant, with its year only if that is another one: `Nov 27`. */
export function dateOf(instant: string, zone: string, now: Date, locale: string): string {
  const year = localDateOf(new Date(instant), zone).slice(0, 4);
  return formatDayIn(instant, zone, {
    isThisYear: localDateOf(now, zone).startsWith(year),
    locale,
  });
}

/** The day of an instant as short as it is unmistakable: `today`, `Wed` within a week, or `Nov 27`. */
export function shortDay(instant: string, zone: string, now: Date, locale: string): string {
  const days = daysUntil(instant, zone, now);
  if (days === 0) return 'today';
  return Math.abs(days) < WEEK
    ? formatWeekday(instant, zone, 'short', locale)
    : dateOf(instant, zone, now, locale);
}

/** The day and time of an instant, such as `Wed 10:00 AM`. */
export const dayAndTime = (instant: string, zone: string, now: Date, locale: string): string =>
  `${shortDay(instant, zone, now, locale)} ${formatTime(instant, zone, locale)}`;

/** An instant with weekday, date and time: `Wed, Mar 12, 10:00 AM`. */
export const wholeMoment = (instant: string, zone: string, now: Date, locale: string): string =>
  `${formatWeekday(instant, zone, 'short', locale)}, ${dateOf(instant, zone, now, locale)}, ${formatTime(instant, zone, locale)}`;

/** `today`, `yesterday`, or the day. */
export const daysAgo = (instant: string, zone: string, now: Date, locale: string): string =>
  daysUntil(instant, zone, now) === -1 ? 'yesterday' : shortDay(instant, zone, now, locale);
