/**
 * How dates, times and money read. Instants are shown in the zone that is passed in (the firm's, unless
 * the words say otherwise), never in the zone of whoever renders.
 */

/** `MMM dd, yyyy`, such as Mar 05, 2026. */
export function formatDate(instant: string, zone: string): string {
  return format(instant, { timeZone: zone, year: 'numeric', month: 'short', day: '2-digit' });
}

/** `h:mm a`, such as 9:30 AM. */
export function formatTime(instant: string, zone: string): string {
  return format(instant, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
}

/** `Mar 05, 2026, 9:30 AM`. */
export function formatMoment(instant: string, zone: string): string {
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
}

/** `Tuesday`, or `Tue` when short. */
export function formatWeekday(instant: string, zone: string, length: 'long' | 'short'): string {
  return format(instant, { timeZone: zone, weekday: length });
}

/** `Mar 5` */
export function formatDay(instant: string, zone: string): string {
  return format(instant, { timeZone: zone, month: 'short', day: 'numeric' });
}

/** `March 2026` */
export function formatMonth(instant: string, zone: string): string {
  return format(instant, { timeZone: zone, year: 'numeric', month: 'long' });
}

/** The local date, such as 2026-03-05, on which an instant falls in a zone. */
export function localDateOf(instant: Date, zone: string): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(instant);
}

/** `Pacific Time`, which is right in summer and in winter. */
export function formatZone(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** A local date such as 2026-03-05 as an instant at noon in UTC, for formatting with zone `UTC`. */
export function noonOf(localDate: string): string {
  return `${localDate}T12:00:00Z`;
}

/** Whole dollars with thousands separators: $21,500. */
export function formatDollars(dollars: number): string {
  return dollarFormat.format(dollars);
}

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Each by its options: making one takes ten times as long as using it. */
const formats: Record<string, Intl.DateTimeFormat> = {};

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  formats[key] ??= new Intl.DateTimeFormat('en-US', options);
  // Newer versions of Unicode put a narrow no-break space before AM and PM; older ones do not, and
  // the server's and the browser's text must be the same.
  return formats[key].format(new Date(instant)).replace(/\u202f/g, ' ');
}
