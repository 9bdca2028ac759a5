import { expect, it } from 'vitest';
import { addDaysTo, isWeekend, weekdayOf } from './rules.ts';

it('counts no day twice or none where clocks change', () => {
  expect(addDaysTo('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDaysTo('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDaysTo('2026-12-31', 1)).toBe('2027-01-01');
});

it('knows weekends', () => {
  expect(weekdayOf('2026-03-10')).toBe(2);
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map(isWeekend)).toEqual([true, true, false]);
});
