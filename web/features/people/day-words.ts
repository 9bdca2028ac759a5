import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatTime } from '../../lib/format.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The number of local days from the date of `now` to that of an instant. */
function daysUntil(instant: string, zone: string, now: Date): number {
  const [from, to] = [now, new Date(instant)].map((each) => Date.parse(localDateOf(each, zone)));
  return Math.round(((to ?? 0) - (from ?? 0)) / DAY_MS);
}

const inWords = (instant: string, timeZone: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(new Date(instant));

const weekday = (instant: string, zone: string) => inWords(instant, zone, { weekday: 'short' });

/** The date of an instant, with its year only if that is another one: `Nov 27`. */
export function dateOf(instant: string, zone: string, now: Date): string {
  const year = localDateOf(new Date(instant), zone).slice(0, 4);
  const isThisYear = localDateOf(now, zone).startsWith(year);
  return inWords(instant, zone, {
    ...{ month: 'short', day: 'numeric' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** The day of an instant as short as it is unmistakable: `today`, `Wed` within a week, or `Nov 27`. */
export function shortDay(instant: string, zone: string, now: Date): string {
  const days = daysUntil(instant, zone, now);
  if (days === 0) return 'today';
  return Math.abs(days) < WEEK ? weekday(instant, zone) : dateOf(instant, zone, now);
}

/** The day and time of an instant, such as `Wed 10:00 AM`. */
export const dayAndTime = (instant: string, zone: string, now: Date): string =>
  `${shortDay(instant, zone, now)} ${formatTime(instant, zone)}`;

/** An instant with weekday, date and time: `Wed, Mar 12, 10:00 AM`. */
export const wholeMoment = (instant: string, zone: string, now: Date): string =>
  `${weekday(instant, zone)}, ${dateOf(instant, zone, now)}, ${formatTime(instant, zone)}`;

/** `today`, `yesterday`, or the day. */
export const daysAgo = (instant: string, zone: string, now: Date): string =>
  daysUntil(instant, zone, now) === -1 ? 'yesterday' : shortDay(instant, zone, now);
