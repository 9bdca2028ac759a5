import {
  CONSULTATION_TYPES,
  type ConsultationType,
} from '../../../src/features/appointments/rules.ts';
import {
  PRACTICE_AREAS,
  type PracticeArea,
} from '../../../src/features/firm/practice-areas/rules.ts';

/** Preselected values of a booking. `start` is the ISO instant of a slot. */
export type BookingOptions = {
  type?: ConsultationType | undefined;
  area?: PracticeArea | undefined;
  start?: string | undefined;
};

/** The address of the booking page, for clicks before scripts run. */
export function bookingHref({ area, type, start }: BookingOptions): string {
  const query = new URLSearchParams(
    Object.entries({ area, type, start }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return query.size > 0 ? `/schedule?${query}` : '/schedule';
}

/** Reads the options from search parameters; invalid values are left out. */
export function parseBookingOptions(search: Record<string, unknown>): BookingOptions {
  const { area, type, start } = search;
  return {
    area: PRACTICE_AREAS.find(({ value }) => value === area)?.value,
    type: CONSULTATION_TYPES.find(({ value }) => value === type)?.value,
    start:
      typeof start === 'string' && !Number.isNaN(Date.parse(start))
        ? new Date(start).toISOString()
        : undefined,
  };
}
