import { addDaysTo, DAY_MS } from '../local-dates/rules.ts';

/**
 * Conversions between instants and local dates and times in a zone, which is given by its IANA name. Independent of the
 * process's time zone. A local date is text such as `2026-03-10`, a local date-time `2026-03-10T09:15`.
 */

/** The local date of an instant in `zone`. */
export function localDateOf(instant: Date, zone: string): string {
  return localDateTimeOf(instant, zone).slice(0, 10);
}

/**
 * The local date and time of an instant (or its ISO text) in `zone` to the minute, in the format of a datetime-local
 * input.
 */
export function localDateTimeOf(instant: Date | string, zone: string): string {
  const epochMs = new Date(instant).getTime();
  return new Date(epochMs + offsetAt(epochMs, zone)).toISOString().slice(0, 16);
}

/** The local date and time for CSV exports: spreadsheets read `2026-03-10 09:15` as a date. */
export function csvTime(instant: Date, zone: string): string {
  return localDateTimeOf(instant, zone).replace('T', ' ');
}

/** The instant at which a local date begins in `zone`. */
export function startOfLocalDate(localDate: string, zone: string): Date {
  return atLocalTime(localDate, '00:00', zone);
}

/** The instant at which a local date ends in `zone`; days are 23 to 25 hours long. */
export function endOfLocalDate(localDate: string, zone: string): Date {
  return startOfLocalDate(addDaysTo(localDate, 1), zone);
}

/**
 * The instant of a local date and a time such as `09:15` or `09:15:30` in `zone`; for clock changes see `localToEpoch`.
 */
export function atLocalTime(localDate: string, time: string, zone: string): Date {
  const [year = 0, month = 1, day = 1] = localDate.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return new Date(localToEpoch(Date.UTC(year, month - 1, day, hours, minutes, seconds), zone));
}

/**
 * The epoch milliseconds of a local time in `zone`; `localMs` is the local time as if it were UTC. A time that a clock
 * change repeats is its first occurrence; a time that a clock change skips is interpreted with the offset before the
 * change.
 */
export function localToEpoch(localMs: number, zone: string): number {
  if (Number.isNaN(localMs)) return localMs;
  const isShownAt = (epochMs: number) => epochMs + offsetAt(epochMs, zone) === localMs;
  // All offsets are less than a day.
  const byOffsetBefore = localMs - offsetAt(localMs - DAY_MS, zone);
  if (isShownAt(byOffsetBefore)) return byOffsetBefore;
  const byOffsetAfter = localMs - offsetAt(localMs + DAY_MS, zone);
  return isShownAt(byOffsetAfter) ? byOffsetAfter : byOffsetBefore;
}

/**
 * The canonical name of a zone in this runtime, or undefined for an unknown one: `america/new_york` is
 * `America/New_York`.
 */
export function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Formatters by zone: creating one takes a hundred times as long as using it. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** The offset of `zone` from UTC at an instant, in milliseconds. Throws RangeError for an unknown zone. */
function offsetAt(epochMs: number, zone: string): number {
  let format = offsetFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    offsetFormats.set(zone, format);
  }
  return readOffset(format.format(epochMs));
}

const OFFSET = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/**
 * Parses the offset in `3/10/2026, GMT-07:00` to milliseconds; only historical offsets have seconds, and UTC has no
 * digits.
 */
function readOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(text) ?? [];
  const milliseconds = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -milliseconds : milliseconds;
}
