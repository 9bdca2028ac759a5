import { addDaysTo } from './local-dates/rules.ts';
import { localDateOf } from './zones/rules.ts';

/**
 * Formats dates and times. Instants, as Dates or ISO text, are shown in the zone that is passed in (the firm's, unless
 * the text says otherwise), never in the zone of the server or browser, and as the given locale (BCP 47) writes them.
 */
type Instant = Date | string;

/** `MMM dd, yyyy`, such as Mar 05, 2026. */
export function formatDate(instant: Instant, zone: string, locale: string): string {
  return format(instant, locale, {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  });
}

/** `11 de marzo de 2031`. */
export const formatDateInFull = (instant: Instant, zone: string, locale: string): string =>
  format(instant, locale, { timeZone: zone, dateStyle: 'long' });

/** `h:mm a`, such as 9:30 AM. */
export function formatTime(instant: Instant, zone: string, locale: string): string {
  return format(instant, locale, { timeZone: zone, timeStyle: 'short' });
}

/** `9 AM` */
export function formatHour(instant: Instant, zone: string, locale: string): string {
  return format(instant, locale, { timeZone: zone, hour: 'numeric' });
}

/** Whether clocks of the locale have AM and PM. */
export const hasDayHalves = (locale: string): boolean =>
  formatTime('2000-01-01T13:00:00Z', 'UTC', locale).startsWith('1:');

/** `Mar 05, 2026, 9:30 AM`. */
export function formatMoment(instant: Instant, zone: string, locale: string): string {
  return `${formatDate(instant, zone, locale)}, ${formatTime(instant, zone, locale)}`;
}

/** `Tuesday`, or `Tue` when short, or `T` when narrow. */
export function formatWeekday(
  instant: Instant,
  zone: string,
  length: 'long' | 'short' | 'narrow',
  locale: string,
): string {
  return format(instant, locale, { timeZone: zone, weekday: length });
}

const MAX_DAYS_BY_WEEKDAY = 6;

/** `Tue` for a day within the next six days, `Tue, Mar 17` for a later one: a weekday alone would mean the next one. */
export function formatComingDay(instant: Instant, zone: string, now: Date, locale: string): string {
  const weekday = formatWeekday(instant, zone, 'short', locale);
  const lastByWeekday = addDaysTo(localDateOf(now, zone), MAX_DAYS_BY_WEEKDAY);
  const isNear = localDateOf(new Date(instant), zone) <= lastByWeekday;
  return isNear ? weekday : `${weekday}, ${formatDay(instant, zone, locale)}`;
}

/** `Mar 5` */
export function formatDay(instant: Instant, zone: string, locale: string): string {
  return format(instant, locale, { timeZone: zone, month: 'short', day: 'numeric' });
}

/** `Mar 5`, and in another year than this `Mar 5, 2025`. */
export function formatDayIn(
  instant: Instant,
  zone: string,
  { isThisYear, locale }: { isThisYear: boolean; locale: string },
): string {
  return format(instant, locale, {
    ...{ timeZone: zone, month: 'short', day: 'numeric' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** `March 2026` */
export function formatMonth(instant: Instant, zone: string, locale: string): string {
  return format(instant, locale, { timeZone: zone, year: 'numeric', month: 'long' });
}

/** `Wed, Mar 11` */
export const formatShortDay = (instant: Instant, zone: string, locale: string): string =>
  `${formatWeekday(instant, zone, 'short', locale)}, ${formatDay(instant, zone, locale)}`;

/** `Pacific Time`, which is correct in summer and in winter. */
export const formatZone = (zone: string, locale: string): string =>
  formatOf(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** A local date such as 2026-03-05 as an instant at noon UTC, for formatting with zone `UTC`. */
export function noonOf(localDate: string): string {
  return `${localDate}T12:00:00Z`;
}

/** Formatters by locale and options: creating one takes ten times as long as using it. */
const formats: Record<string, Intl.DateTimeFormat> = {};

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  (formats[locale + JSON.stringify(options)] ??= new Intl.DateTimeFormat(locale, options));

// Newer versions of Unicode (CLDR) put a narrow no-break space before AM and PM; older ones do not, and the text of
// server and browser must be the same.
const format = (instant: Instant, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatOf(locale, options)
    .format(new Date(instant))
    .replace(/\u202f/g, ' ');
