import { weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import { atLocalTime, localDateOf } from '../../../platform/time/zones/rules.ts';
import { WEEKDAYS } from '../../firm/rules.ts';
import type { OfficeTime } from '../clock/answer-due-at.ts';

/** The local time at which the digest is sent if the firm has no fixed hours. */
const WITHOUT_HOURS = '09:00';

/**
 * The local date whose digest is due at an instant: from the first opening of the office on. Undefined before, and on
 * days on which it does not open.
 */
export function digestDateAt(
  now: Date,
  { zone, hours, closedDates }: OfficeTime,
): string | undefined {
  const date = localDateOf(now, zone);
  if (closedDates.has(date)) return undefined;
  const weekday = WEEKDAYS[(weekdayOf(date) + 6) % 7];
  const fixed = hours.filter(({ opens }) => opens !== null);
  const openings = fixed.flatMap(({ dayOfWeek, opens }) =>
    opens && dayOfWeek.some((day) => day === weekday) ? [opens] : [],
  );
  const first = fixed.length === 0 ? WITHOUT_HOURS : openings.sort()[0];
  return first && atLocalTime(date, first, zone) <= now ? date : undefined;
}
