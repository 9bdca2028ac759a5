import { invalidField } from '../../platform/errors/errors.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { MAX_DAYS_AHEAD } from './rules.ts';
import { lastBookableDate, parseScheduledDate } from './slots.ts';

/** Parses `scheduledDate`; rejects it with the reason if it is invalid, in the past or too far ahead. */
export function requireTimeToCome(text: string, zone: string, now: Date): Date {
  const start = parseScheduledDate(text, zone);
  if (!start) {
    throw invalidField(
      'scheduledDate',
      'Use a full date and time, such as 2026-03-10T10:30:00-07:00',
    );
  }
  if (start <= now) throw invalidField('scheduledDate', 'This time has already passed');
  if (localDateOf(start, zone) > lastBookableDate(now, zone)) {
    throw invalidField('scheduledDate', `Choose a time within the next ${MAX_DAYS_AHEAD} days`);
  }
  return start;
}
