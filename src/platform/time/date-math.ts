import { createRequire } from 'node:module';

/**
 * What we use of date-fns, file by file, and from here alone. Its package.json lists thousands of files, and Node reads
 * it anew for every file of the package that is a module, and for every import by a name that it lists. Its CommonJS
 * files, required by their path, are spared both: a tenth of a second of a start.
 *
 * Days and years are computed here, in UTC: those of date-fns are days of the zone that the process runs in, which
 * have 23 or 25 hours where clocks change.
 */
type DateFns = typeof import('date-fns');

const requireBesideEntry = createRequire(createRequire(import.meta.url).resolve('date-fns'));

function load<Name extends keyof DateFns>(name: Name): DateFns[Name] {
  return requireBesideEntry(`./${name}.cjs`)[name];
}

export const addHours = load('addHours');
export const addMilliseconds = load('addMilliseconds');
export const addMinutes = load('addMinutes');
export const addSeconds = load('addSeconds');
export const differenceInSeconds = load('differenceInSeconds');
export const format = load('format');
export const getUnixTime = load('getUnixTime');
export const max = load('max');
export const min = load('min');
export const subHours = load('subHours');
export const subMilliseconds = load('subMilliseconds');
export const subMinutes = load('subMinutes');

const DAY_MS = 86_400_000;

/** The instant `days` times 24 hours later, whatever zone the process runs in. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

/** The instant `days` times 24 hours earlier. */
export function subDays(instant: Date, days: number): Date {
  return addDays(instant, -days);
}

/** The same date and time of a later year in UTC; February 29 becomes February 28 where there is none. */
export function addYears(instant: Date, years: number): Date {
  const later = new Date(instant);
  later.setUTCFullYear(instant.getUTCFullYear() + years);
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The same for an earlier year. */
export function subYears(instant: Date, years: number): Date {
  return addYears(instant, -years);
}

/** How many times 24 hours `later` is after `earlier`, rounded towards zero. */
export function differenceInDays(later: Date, earlier: Date): number {
  return Math.trunc((later.getTime() - earlier.getTime()) / DAY_MS);
}
