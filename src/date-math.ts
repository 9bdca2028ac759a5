import { createRequire } from 'node:module';

/**
 * What we use of date-fns, file by file, and from here alone. Its package.json lists thousands of files, and Node reads
 * it anew for every file of the package that is a module, and for every import by a name that it lists. Its CommonJS
 * files, required by their path, are spared both: a tenth of a second of a start.
 */
// biome-ignore-start lint/style/noRestrictedImports: the one place
type DateFns = typeof import('date-fns');
// biome-ignore-end lint/style/noRestrictedImports: the one place

const requireBesideEntry = createRequire(createRequire(import.meta.url).resolve('date-fns'));

function load<Name extends keyof DateFns>(name: Name): DateFns[Name] {
  return requireBesideEntry(`./${name}.cjs`)[name];
}

export const addDays = load('addDays');
export const addHours = load('addHours');
export const addMilliseconds = load('addMilliseconds');
export const addMinutes = load('addMinutes');
export const addSeconds = load('addSeconds');
export const addYears = load('addYears');
export const differenceInDays = load('differenceInDays');
export const differenceInSeconds = load('differenceInSeconds');
export const format = load('format');
export const getUnixTime = load('getUnixTime');
export const max = load('max');
export const min = load('min');
export const subDays = load('subDays');
export const subHours = load('subHours');
export const subMilliseconds = load('subMilliseconds');
export const subMinutes = load('subMinutes');
export const subYears = load('subYears');
