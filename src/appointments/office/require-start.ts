import { invalidField } from '../../errors.ts';
import { MAX_DAYS_AHEAD } from '../rules.ts';
import { isQuarterHour, lastBookableDate, localDateOf, parseScheduledDate } from '../slots.ts';

/**
 * The instant at which staff let an appointment start: any quarter of an hour to come, on any day of
 * the week. Refuses `scheduledDate` otherwise.
 */
export function requireStart(text: string, zone: string, now: Date): Date {
  const start = parseScheduledDate(text, zone);
  if (!start) {
    throw invalidField(
      'scheduledDate',
      'Use a full date and time, such as 2026-03-10T10:30:00-07:00',
    );
  }
  if (start <= now) throw invalidField('scheduledDate', 'This time has already passed');
  if (!isQuarterHour(start, zone)) {
    throw invalidField('scheduledDate', 'Choose a full quarter of an hour');
  }
  if (localDateOf(start, zone) > lastBookableDate(now, zone)) {
    throw invalidField('scheduledDate', `Choose a time within the next ${MAX_DAYS_AHEAD} days`);
  }
  return start;
}
