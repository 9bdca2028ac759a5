import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';

/**
 * An instant in the visitor's time zone, such as `Wed, Mar 11 at 1:30 AM`; undefined if it is the same local time as
 * the firm's, and on the server, which does not know the visitor's time zone.
 */
export function visitorTime(
  instant: string,
  firmZone: string,
  visitorZone = import.meta.env.SSR ? firmZone : Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const read = (zone: string) =>
    `${formatWeekday(instant, zone, 'short')}, ${formatDay(instant, zone)} at ${formatTime(instant, zone)}`;
  const theirs = read(visitorZone);
  return theirs === read(firmZone) ? undefined : theirs;
}
