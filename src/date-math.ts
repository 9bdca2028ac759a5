/**
 * What we use of date-fns, file by file, and from here alone. Its package.json lists thousands of files, and Node reads
 * it anew for every import of one: all of date-fns take a start two seconds longer, an import of a file some
 * milliseconds.
 */
// biome-ignore-start lint/style/noRestrictedImports: the one place
export { addDays } from 'date-fns/addDays';
export { addHours } from 'date-fns/addHours';
export { addMilliseconds } from 'date-fns/addMilliseconds';
export { addMinutes } from 'date-fns/addMinutes';
export { addSeconds } from 'date-fns/addSeconds';
export { addYears } from 'date-fns/addYears';
export { differenceInDays } from 'date-fns/differenceInDays';
export { differenceInSeconds } from 'date-fns/differenceInSeconds';
export { format } from 'date-fns/format';
export { getUnixTime } from 'date-fns/getUnixTime';
export { max } from 'date-fns/max';
export { min } from 'date-fns/min';
export { subDays } from 'date-fns/subDays';
export { subHours } from 'date-fns/subHours';
export { subMilliseconds } from 'date-fns/subMilliseconds';
export { subMinutes } from 'date-fns/subMinutes';
export { subYears } from 'date-fns/subYears';
// biome-ignore-end lint/style/noRestrictedImports: the one place
