import { invalidField } from '../../platform/errors/errors.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { requireTimeToCome } from './require-time-to-come.ts';
import { slotStartsOn } from './slots.ts';

/** Parses `scheduledDate` as a bookable slot, or rejects it with the reason. */
export function requireSlot(text: string, zone: string, now: Date): Date {
  const start = requireTimeToCome(text, zone, now);
  const localDate = localDateOf(start, zone);
  if (!slotStartsOn(localDate, zone).some((slot) => slot.start.getTime() === start.getTime())) {
    throw invalidField(
      'scheduledDate',
      'Consultations start Monday to Friday, on the hour or half hour, from 9:00 to 11:30 AM and from 1:00 to 4:00 PM',
    );
  }
  return start;
}
