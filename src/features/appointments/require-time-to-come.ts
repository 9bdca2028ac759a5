import { invalidField } from '../../platform/errors/errors.ts';
import { localDateOf } from '../../platform/time/zones.ts';
import { MAX_DAYS_AHEAD } from './rules.ts';
import { lastBookableDate, parseScheduledDate } from './slots.ts';

/** The instant that `scheduledDate` says, not past and not too far ahead, or a refusal of it that says why. */
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
