import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import { PACKS } from '../../jurisdictions/every-pack.ts';
import { resolvePack } from '../../jurisdictions/resolve-pack.ts';
import { proposeHolidays } from './propose-holidays.ts';
import { holidaysBetween } from './rules.ts';

const SETS = PACKS.flatMap(({ holidays }) => holidays);
const setsOf = (...ids: string[]) => SETS.filter(({ id }) => ids.includes(id));

/** As `01-01`, of a year. */
const datesIn = (year: number, ...ids: string[]) =>
  proposeHolidays(setsOf(...ids), `${year}-01-01`, `${year}-12-31`)
    .map(({ date }) => date.slice(5))
    .join(' ');

const FEDERAL_2025 = '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25';
const KANE_2025 = '02-12 04-18 11-28 12-26';

describe('the days of a set are those that were published', () => {
  it.each([
    // orb.uscourts.gov
    ['us-federal', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    // nycourts.gov, with Election Day.
    [
      'ny-public',
      2024,
      '01-01 01-15 02-12 02-19 05-27 06-19 07-04 09-02 10-14 11-05 11-11 11-28 12-25',
    ],
    // inews.co.uk, without the two days that were proclaimed for 2022.
    ['gb-bank', 2022, '01-03 04-15 04-18 05-02 05-30 08-29 12-26 12-27'],
    ['gb-bank', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    ['gb-bank', 2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
    // RCW 1.16.050: no Columbus Day. July 4, 2026, is a Saturday, July 4, 2027, a Sunday.
    ['wa-courts', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 11-11 11-26 11-27 12-25'],
    ['wa-courts', 2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 11-11 11-25 11-26 12-24 12-31'],
    // Of the Saturdays, Independence Day and Christmas move in Arizona, Juneteenth does not.
    ['az-courts', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    ['az-courts', 2027, '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    // In New York a Saturday stays, a Sunday moves.
    [
      'ny-public',
      2027,
      '01-01 01-18 02-12 02-15 05-31 06-19 07-05 09-06 10-11 11-02 11-11 11-25 12-25',
    ],
    // Nothing moves in Texas.
    ['tx-national', 2027, '01-01 01-18 02-15 05-31 07-04 09-06 11-11 11-25 12-25'],
    ['tx-state', 2027, '01-19 03-02 04-21 06-19 08-27 11-26 12-24 12-26'],
    ['tx-optional', 2025, '04-18 09-23 10-02'],
  ])('%s in %i', (id, year, dates) => {
    expect(datesIn(year, id)).toBe(dates);
  });

  it('the third circuit of Florida in 2025', () => {
    // thirdcircuitfl.org/court_calendars/3296
    expect(datesIn(2025, 'fl-courts', 'fl-chief-judge')).toBe(
      '01-01 01-20 04-18 05-26 07-04 09-01 09-23 10-02 11-11 11-27 11-28 12-24 12-25 12-26',
    );
  });

  it('Kane County in 2025: the federal days and four of the circuit', () => {
    expect([datesIn(2025, 'us-federal'), datesIn(2025, 'il-circuit')]).toEqual([
      FEDERAL_2025,
      KANE_2025,
    ]);
    const both = `${FEDERAL_2025} ${KANE_2025}`.split(' ').sort().join(' ');
    expect(datesIn(2025, 'us-federal', 'il-circuit')).toBe(both);
  });
});

it.each(SETS.map((set) => [set.id, set] as const))('%s proposes no date twice', (_id, set) => {
  const dates = holidaysBetween(set, '2020-01-01', '2060-12-31').map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
});

it.each(
  SETS.filter(({ weekend, days }) =>
    [weekend, ...days.map((day) => day.weekend ?? weekend)].every((each) => /both|next/.test(each)),
  ).map((set) => [set.id, set] as const),
)('%s proposes no day on a weekend', (_id, set) => {
  const dates = holidaysBetween(set, '2020-01-01', '2060-12-31').map(({ date }) => date);
  expect(dates.filter((date) => weekdayOf(date) % 6 === 0)).toEqual([]);
});

it('only the federal days are preselected', () => {
  expect(SETS.filter(({ isPreselected }) => isPreselected).map(({ id }) => id)).toEqual([
    'us-federal',
  ]);
});

it('a day that several sets name is there once, with what each calls it', () => {
  const days = proposeHolidays(resolvePack('us-ca').holidays, '2026-02-01', '2026-02-28');
  expect(days.map(({ date, name, sets }) => [date, name, sets.map((set) => set.name)])).toEqual([
    ['2026-02-12', 'Lincoln’s Birthday', ['Lincoln’s Birthday']],
    ['2026-02-16', 'Washington’s Birthday', ['Washington’s Birthday', 'Presidents’ Day']],
  ]);
});

it.each([
  [2024, '03-31'],
  [2025, '04-20'],
  [2026, '04-05'],
  [2038, '04-25'],
  [2285, '03-22'],
])('Easter of %i is on %s', (year, sunday) => {
  const set = {
    weekend: 'none' as const,
    days: [{ id: 'e', name: 'Easter', date: { kind: 'easter' as const, days: 0 } }],
  };
  const [easter] = holidaysBetween(set, `${year}-01-01`, `${year}-12-31`);
  expect(easter?.date).toBe(`${year}-${sunday}`);
});
