import { invalidField } from '../../../platform/errors/errors.ts';
import { requireTimeToCome } from '../require-time-to-come.ts';
import { isQuarterHour } from '../slots.ts';

/**
 * The instant at which staff let an appointment start: any quarter of an hour to come, on any day of
 * the week. Refuses `scheduledDate` otherwise.
 */
export function requireStart(text: string, zone: string, now: Date): Date {
  const start = requireTimeToCome(text, zone, now);
  if (!isQuarterHour(start, zone)) {
    throw invalidField('scheduledDate', 'Choose a full quarter of an hour');
  }
  return start;
}
