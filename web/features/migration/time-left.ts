import { countOf } from '../../lib/count-of.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The remaining time, rounded to a credible precision: `about 40 seconds`, `about 2 hours`. */
export function describeTimeLeft(seconds: number, locale: string): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds <= 50) return `about ${Math.ceil(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < 60) return `about ${countOf(Math.max(1, minutes), 'minute', locale)}`;
  if (seconds < 10 * HOUR) return `about ${hoursAndMinutes(seconds, locale)}`;
  if (seconds < 2 * DAY) return `about ${countOf(Math.round(seconds / HOUR), 'hour', locale)}`;
  return `about ${countOf(Math.round(seconds / DAY), 'day', locale)}`;
}

/** A duration in hours and minutes, rounded to ten minutes. */
function hoursAndMinutes(seconds: number, locale: string): string {
  const tens = Math.round(seconds / (10 * MINUTE));
  const [hours, minutes] = [Math.floor(tens / 6), (tens % 6) * 10];
  return minutes === 0
    ? countOf(hours, 'hour', locale)
    : `${countOf(hours, 'hour', locale)} ${minutes} minutes`;
}
