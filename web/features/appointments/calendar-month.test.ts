import { describe, expect, it } from 'vitest';
import { isWeekend } from '../../../src/platform/time/local-dates/rules.ts';
import { addMonthsTo, dateByKey, lastOf, weeksOf } from './calendar-month.ts';

describe('months', () => {
  it('lays a month out from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-03');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-03-01');
    expect(weeks[4]).toEqual(['2026-03-29', '2026-03-30', '2026-03-31', null, null, null, null]);
  });

  it('has four rows for a February that fits and six for a month that needs them', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });

  it('knows leap years and the turn of the year', () => {
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
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(dateByKey(from, key, isSelectable)).toBe(to);
  });

  it('stays where nothing may be chosen that way, and on other keys', () => {
    expect(dateByKey('2026-03-09', 'ArrowLeft', isSelectable)).toBeUndefined();
    expect(dateByKey('2026-03-09', 'a', isSelectable)).toBeUndefined();
  });
});
