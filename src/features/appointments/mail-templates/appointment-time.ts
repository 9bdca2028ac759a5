import {
  formatDate,
  formatDay,
  formatTime,
  formatWeekday,
  formatZone,
} from '../../../platform/time/format-rules.ts';

/** An appointment's time in the firm's zone; `long` names the zone, `short` fits into a subject. */
export function appointmentTime(instant: Date, zone: string) {
  const date = formatDate(instant, zone);
  const time = formatTime(instant, zone);
  const weekday = formatWeekday(instant, zone, 'long');
  const shortWeekday = formatWeekday(instant, zone, 'short');
  return {
    date,
    time,
    long: `${weekday}, ${date} at ${time} (${formatZone(zone)})`,
    short: `${shortWeekday}, ${formatDay(instant, zone)} at ${time}`,
  };
}
