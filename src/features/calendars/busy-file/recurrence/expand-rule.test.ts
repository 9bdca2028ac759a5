import fc from 'fast-check';
import rrule from 'rrule';
import { expect, it } from 'vitest';
import { casesOf } from '../../../../testing/attack-size.ts';
import { expandRule } from './expand-rule.ts';
import { readRule } from './read-rule.ts';

const RULES = casesOf(2_000);
const YEAR_MS = 366 * 86_400_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const list = <Value>(value: fc.Arbitrary<Value>, maxLength = 3) =>
  fc.uniqueArray(value, { minLength: 1, maxLength }).map((values) => values.join(','));
const part = (name: string, value: fc.Arbitrary<unknown>) =>
  fc.option(
    value.map((each) => `${name}=${each}`),
    { freq: 2 },
  );
const signed = (max: number) =>
  fc.oneof(fc.integer({ min: 1, max }), fc.integer({ min: -max, max: -1 }));
const weekday = fc.constantFrom(...WEEKDAYS);
const nthWeekday = (max: number) =>
  fc.tuple(signed(max), weekday).map(([nth, day]) => `${nth}${day}`);
const usual = {
  interval: part('INTERVAL', fc.integer({ min: 1, max: 5 })),
  count: part('COUNT', fc.integer({ min: 1, max: 40 })),
  months: part('BYMONTH', list(fc.integer({ min: 1, max: 12 }), 4)),
  weekStart: part('WKST', weekday),
  hours: part(
    'BYHOUR',
    fc
      .uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 3 })
      .map((hours) => hours.sort((a, b) => a - b).join()),
  ),
};
// The first or the last time: the other implementation is wrong about -2 if there are fewer, and does not sort hours.
const positions = part('BYSETPOS', fc.constantFrom(1, -1));
// Up to 28: for a day that never comes the other implementation searches to the year 9999.
const monthDays = part('BYMONTHDAY', list(signed(28)));
const days = part('BYDAY', list(weekday));

/**
 * Rules whose meaning is beyond doubt. The other implementation differs in BYSETPOS of weeks (it counts from the first
 * occurrence, not from the beginning of its week) in BYWEEKNO without BYDAY (it takes all days of the week) and in weeks across the turn of the year.
 */
const rules = fc
  .oneof(
    fc.record({ frequency: fc.constant('DAILY'), ...usual, monthDays, days }),
    fc.record({ frequency: fc.constant('WEEKLY'), ...usual, days }),
    fc.record({ frequency: fc.constant('MONTHLY'), ...usual, monthDays, days, positions }),
    fc.record({
      frequency: fc.constant('MONTHLY'),
      ...usual,
      days: list(nthWeekday(5)).map((each) => `BYDAY=${each}`),
    }),
    fc.record({ frequency: fc.constant('YEARLY'), ...usual, monthDays, days, positions }),
    fc.record({
      frequency: fc.constant('YEARLY'),
      ...usual,
      days: list(nthWeekday(5)).map((each) => `BYDAY=${each}`),
    }),
    fc.record({
      frequency: fc.constant('YEARLY'),
      ...usual,
      weeks: list(fc.integer({ min: 2, max: 51 })).map((each) => `BYWEEKNO=${each}`),
      days: list(weekday).map((each) => `BYDAY=${each}`),
    }),
    fc.record({
      frequency: fc.constant('YEARLY'),
      ...usual,
      yearDays: list(signed(366)).map((each) => `BYYEARDAY=${each}`),
    }),
  )
  .map(({ frequency, ...parts }) =>
    [`FREQ=${frequency}`, ...Object.values(parts).filter(Boolean)].join(';'),
  );
const starts = fc
  .integer({ min: Date.UTC(2020, 0) / 3_600_000, max: Date.UTC(2027, 0) / 3_600_000 })
  .map((hours) => hours * 3_600_000);

it(`finds the same times as another implementation for ${RULES} rules`, () => {
  const cases = fc.sample(fc.tuple(rules, starts), { numRuns: RULES, seed: 42 });
  for (const [text, start] of cases) {
    const range = { from: start + YEAR_MS / 2, to: start + 3 * YEAR_MS };
    const read = readRule(text);
    if (!read?.isClear) throw new Error(`${text} cannot be read`);
    const found = [...expandRule(read.rule, { local: start, isDate: false }, range)];
    expect(iso(found), `${text} from ${new Date(start).toISOString()}`).toEqual(
      iso(expected(text, start, range)),
    );
  }
}, 120_000);

const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString());

/** Its own search ends in the year 9999; here, at the end of the range. */
function expected(text: string, start: number, { from, to }: { from: number; to: number }) {
  const options = rrule.RRule.parseString(text);
  const rule = new rrule.RRule({
    ...options,
    dtstart: new Date(start),
    until: new Date(to - 1),
  });
  return rule
    .all()
    .map(Number)
    .filter((time) => time >= from)
    .sort((a, b) => a - b);
}

it.each([
  // RFC 5545, 3.8.5.3: the last two workdays of months, Friday the 13th, the US election day.
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2,-1',
    ['2027-01-28', '2027-01-29', '2027-02-25', '2027-02-26'],
  ],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', ['2027-08-13', '2028-10-13', '2029-04-13', '2029-07-13']],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    ['2027-11-02', '2031-11-04'],
  ],
  // The first week counts from its beginning, which is before the first occurrence.
  ['FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=1', ['2027-01-04', '2027-01-11']],
  ['FREQ=YEARLY;BYWEEKNO=20', ['2027-05-21', '2028-05-19']],
])('%s', (text, dates) => {
  const read = readRule(text);
  const start = { local: Date.UTC(2027, 0, 1), isDate: true };
  const range = { from: start.local, to: Date.UTC(2032, 0) };
  const found = read ? iso([...expandRule(read.rule, start, range)]) : [];
  expect(found.slice(0, dates.length).map((each) => each.slice(0, 10))).toEqual(dates);
});
