import type { Schedule } from '../availability/schema.ts';
import type { Meeting } from './schema.ts';

/**
 * Whom the client of an appointment meets, and how. Of a type that has been deleted: at the office. An attorney who no
 * longer takes consultations is not named.
 */
export function meetingOf(
  { hosts, types }: Schedule,
  { consultationType, hostNumber }: { consultationType: string; hostNumber: number },
): Meeting {
  const type = types.find(({ key }) => key === consultationType);
  return {
    attorney: hosts.find(({ number }) => number === hostNumber)?.name ?? null,
    place: type?.place ?? 'office',
    placeText: type?.placeText ?? '',
  };
}
