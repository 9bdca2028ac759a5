import { expect, it } from 'vitest';
import { addDaysTo, isWeekend, nextWorkingDay, weekdayOf } from './rules.ts';

it('counts no day twice or none where clocks change', () => {
  expect(addDaysTo('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDaysTo('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDaysTo('2026-12-31', 1)).toBe('2027-01-01');
});

it('knows weekends', () => {
  expect(weekdayOf('2026-03-10')).toBe(2);
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map(isWeekend)).toEqual([true, true, false]);
});

it.each([
  ['Thursday', '2031-03-06', '2031-03-07'],
  ['Friday', '2031-03-07', '2031-03-10'],
  ['Saturday', '2031-03-08', '2031-03-10'],
  ['Sunday', '2031-03-09', '2031-03-10'],
])('finds the working day after a %s', (_, date, next) => {
  expect(nextWorkingDay(date)).toBe(next);
});
