import { addDaysTo } from '../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, formatMonth, formatTime, noonOf } from '../../lib/format.ts';

const DAYS_OF_LAST_WEEK = 7;

/**
 * The time of a line: `9:15 AM` today, `Nov 27` this year, `Nov 27, 2025` before.
 * @param today The current local date.
 * @param isUnderDay Whether the line is under the title of its day if that is today or yesterday.
 */
export function lineTime(
  instant: string,
  zone: string,
  today: string,
  isUnderDay: boolean,
  locale: string,
): string {
  const date = localDateOf(new Date(instant), zone);
  if (date === today || (isUnderDay && date === addDaysTo(today, -1))) {
    return formatTime(instant, zone, locale);
  }
  const day = formatDay(instant, zone, locale);
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${day}, ${date.slice(0, 4)}`;
}

/** The title of the days that a line belongs to: `Today`, `Yesterday`, `Last 7 days`, `November 2026`. */
export function dayTitle(instant: string, zone: string, today: string, locale: string): string {
  const date = localDateOf(new Date(instant), zone);
  if (date === today) return 'Today';
  if (date === addDaysTo(today, -1)) return 'Yesterday';
  const isRecent = date < today && date >= addDaysTo(today, -DAYS_OF_LAST_WEEK);
  return isRecent ? 'Last 7 days' : formatMonth(noonOf(date), 'UTC', locale);
}
