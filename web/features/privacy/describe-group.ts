import type { Person } from '../../../src/features/privacy/schema.ts';
import { formatDate } from '../../lib/format.ts';

/** `Mar 05, 2031 to Mar 10, 2031`; a single date if both are the same day in the time zone; empty without dates. */
export function describeSpan(
  { firstAt, lastAt }: Pick<Person['kinds'][number], 'firstAt' | 'lastAt'>,
  zone: string,
  locale: string,
): string {
  if (!firstAt || !lastAt) return '';
  const [first, last] = [formatDate(firstAt, zone, locale), formatDate(lastAt, zone, locale)];
  return first === last ? first : `${first} to ${last}`;
}

/** `fate` (what erasing does to appointments), extended by the appointments that need a decision first. */
export function describeAppointmentErasure(
  { upcoming, clientFile }: Pick<Person, 'upcoming' | 'clientFile'>,
  fate: string,
): string {
  const parts = [
    fate,
    upcoming.length > 0 && `${upcoming.length} upcoming: cancel first, or erase too.`,
    clientFile.length > 0 &&
      `${clientFile.length} took place in the last five years and may be kept as the client’s file.`,
  ];
  return parts.filter(Boolean).join(' ');
}
