import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { aboutClockChanges } from './clock-changes.ts';

/**
 * Calls every function that `src/platform/time` and the slots module export around the clock changes of four years, and
 * prints a hash of the results of each as JSON. Runs in a separate process for each time zone (TZ).
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = [
  'src/platform/time/**/!(*.test).ts',
  'src/features/scheduling/slots/slots.ts',
  'src/features/scheduling/testing/default-schedule.ts',
];

const ZONES = ['America/Los_Angeles', 'Pacific/Apia', 'Asia/Tokyo', 'UTC'];
// Samoa skipped December 30 in 2011, and had daylight saving time until 2021.
const { instants, dates } = aboutClockChanges(ZONES, [2011, 2012, 2026, 2027]);
const TIMES = ['00:00', '00:30', '01:00', '01:30:15', '02:30', '03:00', '09:15', '23:45'];
const AMOUNTS = [1, 7, 366];
const LATER_MS = [0, 3_599_999, 86_400_000, 90_000_001];

type Call = (...values: unknown[]) => unknown;

const inZones = (values: readonly unknown[], ...more: unknown[]) =>
  values.flatMap((value) => ZONES.map((zone) => [value, zone, ...more]));
const withAmounts = instants.flatMap((instant) => AMOUNTS.map((amount) => [instant, amount]));
const pairs = instants.flatMap((instant) =>
  LATER_MS.map((ms) => [new Date(instant.getTime() + ms), instant]),
);
const localTimes = dates.flatMap((date) =>
  TIMES.flatMap((time) => ZONES.map((zone) => [date, time, zone])),
);
const now = new Date('2026-03-07T20:00:00Z');
const VISIT = { durationMinutes: 30, bufferBeforeMinutes: 15, bufferAfterMinutes: 15 };

/** The arguments for each function. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[][]>> = {
  addDays: withAmounts,
  addDaysTo: dates.flatMap((date) => AMOUNTS.map((amount) => [date, amount])),
  addHours: withAmounts,
  addMilliseconds: withAmounts,
  addMinutes: withAmounts,
  addMonthsTo: dates.flatMap((date) => AMOUNTS.map((amount) => [date.slice(0, 7), amount])),
  addSeconds: withAmounts,
  addYears: withAmounts,
  atLocalTime: localTimes,
  nextWorkingDay: dates.map((date) => [date]),
  workingDaysFrom: dates.map((date) => [date, 6]),
  blockedTime: instants.map((instant) => [VISIT, Number(instant)]),
  bookableDays: dates.map((date) => [
    date.slice(0, 7),
    { today: date, last: date.replace(/\d{4}/, '2031') },
  ]),
  clampMonth: [['2031-01', { today: '2031-03-09', last: '2032-03-08' }]],
  canonicalZone: inZones(['']).map(([, zone]) => [zone]),
  csvTime: inZones(instants),
  differenceInDays: pairs,
  differenceInSeconds: pairs,
  endOfLocalDate: inZones(dates),
  firstOf: dates.map((date) => [date.slice(0, 7)]),
  formatComingDay: inZones(instants, now, 'en-US'),
  formatDate: inZones(instants, 'en-US'),
  formatDateInFull: inZones(instants, 'en-US'),
  formatDay: inZones(instants, 'en-US'),
  formatDayIn: inZones(instants, { isThisYear: false, locale: 'en-US' }),
  formatHour: inZones(instants, 'en-US'),
  hasDayHalves: [['en-US'], ['en-GB']],
  formatMoment: inZones(instants, 'en-US'),
  formatMonth: inZones(instants, 'en-US'),
  formatShortDay: inZones(instants, 'en-US'),
  formatTime: inZones(instants, 'en-US'),
  formatWeekday: inZones(instants, 'long', 'en-US'),
  formatZone: inZones(['']).map(([, zone]) => [zone, 'en-US']),
  freeStartsOf: [[[]]],
  getUnixTime: instants.map((instant) => [instant]),
  instantsOf: dates.flatMap((date) => ZONES.map((zone) => [{ from: date, to: date }, zone])),
  isQuarterHour: inZones(instants),
  isWeekend: dates.map((date) => [date]),
  lastDateOf: inZones(instants).map((values) => [{ horizonDays: 30 }, ...values]),
  lastOf: dates.map((date) => [date.slice(0, 7)]),
  localDateOf: inZones(instants),
  localDateTimeOf: inZones(instants),
  localDatesBetween: dates.map((date, at) => [date, dates[at + 1] ?? date]),
  localToEpoch: inZones(instants.map(Number)),
  min: pairs.map((pair) => [pair]),
  monthOf: dates.map((date) => [date]),
  nearestFreeStarts: [[[], now, 3]],
  noonOf: dates.map((date) => [date]),
  parseScheduledDate: localTimes.map(([date, time, zone]) => [`${date}T${time}`, zone]),
  defaultStartsOn: inZones(dates),
  // These use the same time zone arithmetic as the functions that compute the offer.
  evaluateDays: [],
  slotsOf: [],
  startOfLocalDate: inZones(dates),
  subDays: withAmounts,
  subHours: withAmounts,
  subSeconds: withAmounts,
  subMilliseconds: withAmounts,
  subMinutes: withAmounts,
  subYears: withAmounts,
  weekdayOf: dates.map((date) => [date]),
  zonedDate: inZones(instants),
};

/** For a date with its own time zone, also the local time. */
const told = (result: unknown) =>
  result instanceof Date && 'timeZone' in result
    ? [result.getTime(), result.getDate(), result.getHours(), result.getMinutes()]
    : result;

const hashes: Record<string, string> = {};
for (const file of globSync(FILES, { cwd: ROOT })) {
  const exported: object = await import(pathToFileURL(path.join(ROOT, file)).href);
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value !== 'function') continue;
    const calls = ARGUMENTS[name];
    if (!calls) throw new Error(`Say in ARGUMENTS what ${name} of ${file} is called with`);
    const results = calls.map((values) => told((value as Call)(...values)));
    hashes[name] = createHash('sha256').update(JSON.stringify(results)).digest('hex').slice(0, 12);
  }
}
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
process.stdout.write(JSON.stringify({ timeZone, calls: instants.length, hashes }));
