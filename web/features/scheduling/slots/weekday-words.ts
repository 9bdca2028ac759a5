import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { formatZone } from '../../../lib/format.ts';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** ISO weekdays as text: `Monday to Friday`, `Monday, Tuesday and Saturday`. */
export function weekdayWords(weekdays: readonly number[]): string {
  const [first = 1] = weekdays;
  const names = weekdays.map((weekday) => NAMES[weekday - 1] ?? '');
  const isRun = weekdays.every((weekday, place) => weekday === first + place);
  if (isRun && names.length > 2) return `${names[0]} to ${names.at(-1)}`;
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * Text about the weekdays of consultations and the time zone. A single text node, so that no part of it moves when a
 * font loads late.
 */
export function timesNote(weekdays: readonly number[], { zone, city }: FirmProfile): string {
  const when = weekdays.length > 0 ? `Consultations take place ${weekdayWords(weekdays)}. ` : '';
  return `${when}All times are ${formatZone(zone)} (${city}).`;
}
