import { invalidField } from '../../platform/errors/errors.ts';
import { requireFutureTime } from './require-future-time.ts';
import { isQuarterHour } from './slots/slots.ts';

/**
 * Parses the start that staff chose: any future quarter hour, on any day of the week. Rejects `scheduledDate`
 * otherwise.
 */
export function requireStart(text: string, zone: string, now: Date): Date {
  const start = requireFutureTime(text, { zone, now });
  if (!isQuarterHour(start, zone)) {
    throw invalidField('scheduledDate', 'Choose a time on a quarter hour, such as 9:15');
  }
  return start;
}
