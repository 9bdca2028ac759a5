import { DAY_MS } from './local-dates/rules.ts';

/**
 * Arithmetic on instants, in UTC: a day is 24 hours long. Independent of the process's time zone, unlike date-fns,
 * which computes days and years in that zone.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export function addMilliseconds(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

export function addSeconds(instant: Date, seconds: number): Date {
  return addMilliseconds(instant, seconds * SECOND_MS);
}

export function addMinutes(instant: Date, minutes: number): Date {
  return addMilliseconds(instant, minutes * MINUTE_MS);
}

export function addHours(instant: Date, hours: number): Date {
  return addMilliseconds(instant, hours * HOUR_MS);
}

/** The instant `days` times 24 hours later. */
export function addDays(instant: Date, days: number): Date {
  return addMilliseconds(instant, days * DAY_MS);
}

/** The same date and time in UTC in a later year; February 29 becomes February 28 in other years. */
export function addYears(instant: Date, years: number): Date {
  const later = new Date(instant);
  later.setUTCFullYear(instant.getUTCFullYear() + years);
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0);
  return later;
}

export function subMilliseconds(instant: Date, milliseconds: number): Date {
  return addMilliseconds(instant, -milliseconds);
}

export function subSeconds(instant: Date, seconds: number): Date {
  return addSeconds(instant, -seconds);
}

export function subMinutes(instant: Date, minutes: number): Date {
  return addMinutes(instant, -minutes);
}

export function subHours(instant: Date, hours: number): Date {
  return addHours(instant, -hours);
}

export function subDays(instant: Date, days: number): Date {
  return addDays(instant, -days);
}

export function subYears(instant: Date, years: number): Date {
  return addYears(instant, -years);
}

/** Whole seconds from `earlier` to `later`, rounded towards zero. */
export function differenceInSeconds(later: Date, earlier: Date): number {
  return Math.trunc((later.getTime() - earlier.getTime()) / SECOND_MS);
}

/** Whole periods of 24 hours from `earlier` to `later`, rounded towards zero. */
export function differenceInDays(later: Date, earlier: Date): number {
  return Math.trunc((later.getTime() - earlier.getTime()) / DAY_MS);
}

/** Unix time in whole seconds, as used in tokens. */
export function getUnixTime(instant: Date): number {
  return Math.trunc(instant.getTime() / SECOND_MS);
}

/** The earliest of several instants. */
export function min(instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map(Number)));
}
