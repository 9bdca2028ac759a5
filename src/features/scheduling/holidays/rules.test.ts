import { expect, it } from 'vitest';
import { weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import { resolvePack } from '../../jurisdictions/resolve-pack.ts';
import { holidaysBetween } from './rules.ts';

const setOf = (pack: string, id: string) => {
  const set = resolvePack(pack).holidays.find((each) => each.id === id);
  if (!set) throw new Error(`The pack ${pack} has no set ${id}`);
  return set;
};
const courtHolidaysBetween = (from: string, to: string) =>
  holidaysBetween(setOf('us-ca', 'ca-courts'), from, to);

const datesIn = (year: number) =>
  courtHolidaysBetween(`${year}-01-01`, `${year}-12-31`).map(({ date }) => date.slice(5));

// As the superior courts of Sutter and San Bernardino County and the Courts of Appeal list them on courts.ca.gov.
it.each([
  [2024, '01-01 01-15 02-12 02-19 04-01 05-27 06-19 07-04 09-02 09-27 11-11 11-28 11-29 12-25'],
  [2025, '01-01 01-20 02-12 02-17 03-31 05-26 06-19 07-04 09-01 09-26 11-11 11-27 11-28 12-25'],
  [2026, '01-01 01-19 02-12 02-16 03-31 05-25 06-19 07-03 09-07 09-25 11-11 11-26 11-27 12-25'],
])('the holidays of %i are those that the courts publish', (year, dates) => {
  expect(datesIn(year)).toEqual(dates.split(' '));
});

it('in 2027 four holidays fall on a weekend, one of them the New Year of 2028', () => {
  const dates = datesIn(2027);
  // January 1, 2028, and June 19 and December 25, 2027, are Saturdays; July 4, 2027, is a Sunday.
  expect(dates).toEqual(
    '01-01 01-18 02-12 02-15 03-31 05-31 06-18 07-05 09-06 09-24 11-11 11-25 11-26 12-24 12-31'.split(
      ' ',
    ),
  );
});

it('no holiday is observed on a weekend, and none twice on the same day', () => {
  const dates = courtHolidaysBetween('2020-01-01', '2060-12-31').map(({ date }) => date);
  expect(dates.filter((date) => weekdayOf(date) % 6 === 0)).toEqual([]);
  expect(dates).toEqual([...new Set(dates)].sort());
});

it('both ends of the range count', () => {
  expect(courtHolidaysBetween('2026-11-26', '2026-11-27').map(({ name }) => name)).toEqual([
    'Thanksgiving Day',
    'Day after Thanksgiving',
  ]);
  expect(courtHolidaysBetween('2026-11-28', '2026-12-24')).toEqual([]);
});
