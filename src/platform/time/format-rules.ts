import { addDaysTo } from './local-dates/rules.ts';
import { localDateOf } from './zones/rules.ts';

/**
 * Formats dates and times. Instants, as Dates or ISO text, are shown in the zone that is passed in (the firm's, unless
 * the text says otherwise), never in the zone of the server or browser.
 */
type Instant = Date | string;

/** `MMM dd, yyyy`, such as Mar 05, 2026. */
export function formatDate(instant: Instant, zone: string): string {
  return format(instant, { timeZone: zone, year: 'numeric', month: 'short', day: '2-digit' });
}

/** `h:mm a`, such as 9:30 AM. */
export function formatTime(instant: Instant, zone: string): string {
  return format(instant, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
}

/** `Mar 05, 2026, 9:30 AM`. */
export function formatMoment(instant: Instant, zone: string): string {
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
}

/** `Tuesday`, or `Tue` when short. */
export function formatWeekday(instant: Instant, zone: string, length: 'long' | 'short'): string {
  return format(instant, { timeZone: zone, weekday: length });
}

const MAX_DAYS_BY_WEEKDAY = 6;

/** `Tue` for a day within the next six days, `Tue, Mar 17` for a later one: a weekday alone would mean the next one. */
export function formatComingDay(instant: Instant, zone: string, now: Date): string {
  const weekday = formatWeekday(instant, zone, 'short');
  const lastByWeekday = addDaysTo(localDateOf(now, zone), MAX_DAYS_BY_WEEKDAY);
  const isNear = localDateOf(new Date(instant), zone) <= lastByWeekday;
  return isNear ? weekday : `${weekday}, ${formatDay(instant, zone)}`;
}

/** `Mar 5` */
export function formatDay(instant: Instant, zone: string): string {
  return format(instant, { timeZone: zone, month: 'short', day: 'numeric' });
}

/** `March 2026` */
export function formatMonth(instant: Instant, zone: string): string {
  return format(instant, { timeZone: zone, year: 'numeric', month: 'long' });
}

/**
 * An instant as clocks in another zone show it, such as `Wed, Mar 11 at 1:30 AM`; undefined if those in `zone` show the
 * same.
 */
export function formatElsewhere(
  instant: Instant,
  { zone, otherZone }: { zone: string; otherZone: string },
): string | undefined {
  const read = (each: string) =>
    `${formatWeekday(instant, each, 'short')}, ${formatDay(instant, each)} at ${formatTime(instant, each)}`;
  const theirs = read(otherZone);
  return theirs === read(zone) ? undefined : theirs;
}

/** `Pacific Time`, which is correct in summer and in winter. */
export function formatZone(zone: string): string {
  zoneNames[zone] ??= nameOfZone(zone);
  return zoneNames[zone];
}

function nameOfZone(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** A local date such as 2026-03-05 as an instant at noon UTC, for formatting with zone `UTC`. */
export function noonOf(localDate: string): string {
  return `${localDate}T12:00:00Z`;
}

/** Formatters by their options: creating one takes ten times as long as using it. */
const formats: Record<string, Intl.DateTimeFormat> = {};
const zoneNames: Record<string, string> = {};

function format(instant: Instant, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  formats[key] ??= new Intl.DateTimeFormat('en-US', options);
  // Newer versions of Unicode (CLDR) put a narrow no-break space before AM and PM; older ones do not, and the text of
  // server and browser must be the same.
  return formats[key].format(new Date(instant)).replace(/\u202f/g, ' ');
}
