import {
  formatDate,
  formatDay,
  formatTime,
  formatWeekday,
  formatZone,
} from '../../../platform/time/formats/rules.ts';

/** The parts of an appointment's time, formatted for people in the firm's zone, with the zone's name. */
export function appointmentTime(instant: Date, zone: string) {
  return {
    weekday: formatWeekday(instant, zone, 'long'),
    shortWeekday: formatWeekday(instant, zone, 'short'),
    date: formatDate(instant, zone),
    shortDate: formatDay(instant, zone),
    time: formatTime(instant, zone),
    zoneName: formatZone(zone),
  };
}
