import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { countOf } from '../../lib/count-of.ts';
import { formatDay, formatWeekday } from '../../lib/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** When the next appointment begins: `Now`, `Next, in 49 minutes`, `Next, today`, or `Next, on Tuesday, Mar 11`. */
export function describeStart(
  { scheduledDate }: { scheduledDate: string },
  { now, zone }: { now: Date; zone: string },
  locale: string,
): string {
  const start = new Date(scheduledDate);
  const minutes = Math.ceil((start.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return 'Now';
  if (minutes <= HOUR_MINUTES) return `Next, in ${countOf(minutes, 'minute', locale)}`;
  if (localDateOf(start, zone) === localDateOf(now, zone)) return 'Next, today';
  return `Next, on ${formatWeekday(start, zone, 'long', locale)}, ${formatDay(start, zone, locale)}`;
}
