import { TZDate } from '@date-fns/tz';

/**
 * An instant for ical-generator, which uses a Date's local-time getters: for a plain Date, these would return the time
 * in the process's zone.
 */
export function zonedDate(instant: Date, zone: string): Date {
  return new TZDate(instant.getTime(), zone);
}
