import { expect, it } from 'vitest';
import { resolvePack } from '../../../../src/features/jurisdictions/resolve-pack.ts';
import { proposeHolidays } from '../../../../src/features/scheduling/holidays/propose-holidays.ts';
import { groupsOf, isPreselected, otherNames } from './holiday-groups.ts';

const daysOf = (pack: string) =>
  proposeHolidays(resolvePack(pack).holidays, '2026-02-10', '2027-02-09').map((day) => ({
    ...{ ...day, isClosed: false, appointments: [] },
  }));

it('the federal days are first and alone preselected, and each day is listed once', () => {
  const days = daysOf('us-ca');
  const groups = groupsOf(days);
  expect(groups.map(({ set, listed, all }) => [set.title, listed.length, all.length])).toEqual([
    ['Federal holidays', 11, 11],
    ['California court holidays', 4, 14],
  ]);
  expect(groups.flatMap(({ listed }) => listed)).toHaveLength(days.length);
  expect(days.filter(isPreselected)).toEqual(groups[0]?.listed);
});

it('a day says what other sets call it', () => {
  const [lincoln, washington] = daysOf('us-ca');
  expect([lincoln, washington].map((day) => day && otherNames(day))).toEqual([
    '',
    'Presidents’ Day in California court holidays',
  ]);
  expect(daysOf('us-wa').map(otherNames)).toContain('Also in Washington legal holidays');
});

it('a set has its own days alone: in Texas, Independence Day stays on a Saturday', () => {
  const groups = groupsOf(daysOf('us-tx'));
  expect(groups.map(({ set, listed }) => [set.id, listed.length])).toEqual([
    ['us-federal', 11],
    ['tx-national', 1],
    ['tx-state', 7],
    ['tx-optional', 3],
  ]);
});
