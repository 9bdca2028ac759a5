import { expect, it } from 'vitest';
import { DEFAULT_SCHEDULE } from '../../scheduling/testing/default-schedule.ts';
import { hasSameWindows, readWeek, type SimpleWeek, windowsOfWeek } from './rules.ts';

const WEEK: SimpleWeek = {
  weekdays: [1, 2],
  firstStart: '09:00',
  lastStart: '16:00',
  stepMinutes: 30,
  breakFrom: '12:00',
  breakTo: '13:00',
};
const timesOf = (week: SimpleWeek) =>
  windowsOfWeek(week).map(({ weekday, firstStart, lastStart }) => [
    weekday,
    `${firstStart}–${lastStart}`,
  ]);

it('ends the morning with the last start that is over before the break', () => {
  expect(timesOf({ ...WEEK, weekdays: [1] })).toEqual([
    [1, '09:00–11:30'],
    [1, '13:00–16:00'],
  ]);
  expect(timesOf({ ...WEEK, weekdays: [1], stepMinutes: 45 })[0]).toEqual([1, '09:00–11:15']);
});

it('leaves out the half of a day in which nothing fits', () => {
  expect(timesOf({ ...WEEK, weekdays: [1], firstStart: '11:45' })).toEqual([[1, '13:00–16:00']]);
  expect(timesOf({ ...WEEK, weekdays: [1], lastStart: '11:30' })).toEqual([[1, '09:00–11:30']]);
});

it('has one window a day without a break', () => {
  expect(timesOf({ ...WEEK, breakFrom: null, breakTo: null })).toEqual([
    [1, '09:00–16:00'],
    [2, '09:00–16:00'],
  ]);
});

it('reads the week of a new installation, and each week as it was written', () => {
  const windows = DEFAULT_SCHEDULE.weeklyHours.map(({ hostNumber: _, ...window }) => window);
  expect(readWeek(windows)).toEqual({ ...WEEK, weekdays: [1, 2, 3, 4, 5] });
  for (const week of [WEEK, { ...WEEK, breakFrom: null, breakTo: null, stepMinutes: 60 }]) {
    expect(readWeek(windowsOfWeek(week).reverse())).toEqual(week);
  }
});

it('does not read hours that a simple week cannot hold', () => {
  const windows = windowsOfWeek(WEEK);
  const [first, ...others] = windows;
  if (!first) return expect.fail('has no windows');
  expect(readWeek([])).toBeNull();
  expect(readWeek(others)).toBeNull();
  expect(readWeek([{ ...first, firstStart: '08:00' }, ...others])).toBeNull();
  expect(readWeek([{ ...first, stepMinutes: 15 }, ...others])).toBeNull();
  expect(readWeek([...windows, { ...first, type: 'divorce' }])).toBeNull();
  expect(readWeek([...windows, { ...first, firstStart: '18:00', lastStart: '19:00' }])).toBeNull();
});

it('compares windows whatever their order', () => {
  const windows = windowsOfWeek(WEEK);
  expect(hasSameWindows(windows, [...windows].reverse())).toBe(true);
  expect(hasSameWindows(windows, windows.slice(1))).toBe(false);
});
