import { describe, expect, it } from 'vitest';
import { isWeekend } from '../../../../src/platform/time/local-dates/rules.ts';
import { addMonthsTo, lastOf } from '../../../../src/platform/time/month-rules.ts';
import { dateByKey, weeksOf } from './calendar-month.ts';

describe('months', () => {
  it.each([
    [0, 5, '2026-03-01', '2026-03-29'],
    [1, 6, null, '2026-03-30'],
    [6, 5, null, '2026-03-28'],
  ])('have weeks that begin with weekday %i', (firstWeekday, count, first, last) => {
    const weeks = weeksOf('2026-03', firstWeekday);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.[0]).toBe(last);
    expect(weeks.flat().filter((date) => date !== null)).toHaveLength(31);
  });

  it('have four weeks for a February that fits and six where a month needs them', () => {
    expect(weeksOf('2026-02', 0)).toHaveLength(4);
    expect(weeksOf('2026-08', 0)).toHaveLength(6);
  });

  it('handle leap years and the change of year', () => {
    expect(lastOf('2028-02')).toBe('2028-02-29');
    expect(lastOf('2027-02')).toBe('2027-02-28');
    expect(addMonthsTo('2026-12', 1)).toBe('2027-01');
    expect(addMonthsTo('2026-01', -1)).toBe('2025-12');
  });
});

describe('keys', () => {
  const isSelectable = (date: string) => !isWeekend(date) && date >= '2026-03-09';
  const weeks = { isSelectable, firstWeekday: 0 };

  it.each([
    ['ArrowRight', '2026-03-10', '2026-03-11'],
    ['ArrowRight', '2026-03-13', '2026-03-16'],
    ['ArrowLeft', '2026-03-16', '2026-03-13'],
    ['ArrowDown', '2026-03-31', '2026-04-07'],
    ['ArrowUp', '2026-03-17', '2026-03-10'],
    ['Home', '2026-03-12', '2026-03-09'],
    ['End', '2026-03-10', '2026-03-13'],
    ['PageDown', '2026-03-31', '2026-04-30'],
    ['PageUp', '2026-04-10', '2026-03-10'],
    ['PageUp', '2026-04-02', '2026-03-09'],
  ])('move with %s from %s to %s', (key, from, to) => {
    expect(dateByKey(from, key, weeks)).toBe(to);
  });

  it.each([
    ['Home', 0, '2026-03-08'],
    ['Home', 1, '2026-03-09'],
    ['End', 0, '2026-03-14'],
    ['End', 1, '2026-03-15'],
  ])('%s stays in the week that begins with weekday %i', (key, firstWeekday, to) => {
    expect(dateByKey('2026-03-12', key, { isSelectable: () => true, firstWeekday })).toBe(to);
  });

  it('do not move without a selectable date in their direction, or for other keys', () => {
    expect(dateByKey('2026-03-09', 'ArrowLeft', weeks)).toBeUndefined();
    expect(dateByKey('2026-03-09', 'a', weeks)).toBeUndefined();
  });
});
