import { countOf } from '../../lib/count-of.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The remaining time, rounded to a credible precision: `about 40 seconds`, `about 2 hours`. */
export function describeTimeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds <= 50) return `about ${Math.ceil(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < 60) return `about ${countOf(Math.max(1, minutes), 'minute')}`;
  if (seconds < 10 * HOUR) return `about ${hoursAndMinutes(seconds)}`;
  if (seconds < 2 * DAY) return `about ${countOf(Math.round(seconds / HOUR), 'hour')}`;
  return `about ${countOf(Math.round(seconds / DAY), 'day')}`;
}

/** A duration in hours and minutes, rounded to ten minutes. */
function hoursAndMinutes(seconds: number): string {
  const tens = Math.round(seconds / (10 * MINUTE));
  const [hours, minutes] = [Math.floor(tens / 6), (tens % 6) * 10];
  return minutes === 0 ? countOf(hours, 'hour') : `${countOf(hours, 'hour')} ${minutes} minutes`;
}
