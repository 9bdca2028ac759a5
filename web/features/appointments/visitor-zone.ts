import { formatDay, formatTime, formatWeekday } from '../../lib/format.ts';

/**
 * How an instant reads on the visitor's own clock, such as `Wed, Mar 11 at 1:30 AM`; undefined where
 * that clock shows what the firm's does.
 */
export function visitorTime(
  instant: string,
  firmZone: string,
  visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const read = (zone: string) =>
    `${formatWeekday(instant, zone, 'short')}, ${formatDay(instant, zone)} at ${formatTime(instant, zone)}`;
  const theirs = read(visitorZone);
  return theirs === read(firmZone) ? undefined : theirs;
}
