import { TZDate } from '@date-fns/tz';
import { format } from '../../../platform/time/date-math.ts';

/** The parts of an appointment's time as people read them, in the firm's zone and saying so. */
export function appointmentTime(instant: Date, zone: string) {
  const local = new TZDate(instant.getTime(), zone);
  return {
    weekday: format(local, 'EEEE'),
    shortWeekday: format(local, 'EEE'),
    date: format(local, 'MMM dd, yyyy'),
    shortDate: format(local, 'MMM d'),
    time: format(local, 'h:mm a'),
    zoneName: zoneName(zone),
  };
}

/** `Pacific Time`, which is right in summer and in winter. */
function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? zone;
}
