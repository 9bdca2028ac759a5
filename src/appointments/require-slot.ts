import { invalidField } from '../errors.ts';
import { MAX_DAYS_AHEAD } from './rules.ts';
import { lastBookableDate, localDateOf, parseScheduledDate, slotStartsOn } from './slots.ts';

/** The instant of a bookable slot, or a refusal of `scheduledDate` that says why. */
export function requireSlot(text: string, zone: string, now: Date): Date {
  const start = parseScheduledDate(text, zone);
  if (!start) {
    throw invalidField(
      'scheduledDate',
      'Use a full date and time, such as 2026-03-10T10:30:00-07:00',
    );
  }
  if (start <= now) throw invalidField('scheduledDate', 'This time has already passed');
  const localDate = localDateOf(start, zone);
  if (localDate > lastBookableDate(now, zone)) {
    throw invalidField('scheduledDate', `Choose a time within the next ${MAX_DAYS_AHEAD} days`);
  }
  if (!slotStartsOn(localDate, zone).some((slot) => slot.start.getTime() === start.getTime())) {
    throw invalidField(
      'scheduledDate',
      'Consultations start Monday to Friday, on the hour or half hour, from 9:00 to 11:30 AM and from 1:00 to 4:00 PM',
    );
  }
  return start;
}
