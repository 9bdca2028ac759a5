import { describe, expect, it } from 'vitest';
import { isWeekend } from '../../../../src/platform/time/local-dates/rules.ts';
import { addMonthsTo, lastOf } from '../../../../src/platform/time/month-rules.ts';
import { dateByKey, weeksOf } from './calendar-month.ts';

describe('months', () => {
  it('have weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-03');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-03-01');
    expect(weeks[4]).toEqual(['2026-03-29', '2026-03-30', '2026-03-31', null, null, null, null]);
  });

  it('have four weeks for a February that fits and six where a month needs them', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
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
    expect(dateByKey(from, key, isSelectable)).toBe(to);
  });

  it('do not move without a selectable date in their direction, or for other keys', () => {
    expect(dateByKey('2026-03-09', 'ArrowLeft', isSelectable)).toBeUndefined();
    expect(dateByKey('2026-03-09', 'a', isSelectable)).toBeUndefined();
  });
});
