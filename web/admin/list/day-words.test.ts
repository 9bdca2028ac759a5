import { describe, expect, it } from 'vitest';
import { describeDays, readDays } from './day-words.ts';

/** A Monday. */
const TODAY = '2031-03-10';

describe('the days that a search means', () => {
  it.each([
    ['March 2031', '2031-03-01', '2031-03-31'],
    ['feb 2032', '2032-02-01', '2032-02-29'],
    ['2031-12', '2031-12-01', '2031-12-31'],
    ['2031-03-01 to 2031-03-31', '2031-03-01', '2031-03-31'],
    ['Jan 2031 – Feb 2031', '2031-01-01', '2031-02-28'],
    ['Mar 3', '2031-03-03', '2031-03-03'],
    ['Nov. 27', '2030-11-27', '2030-11-27'],
    ['3 March 2030', '2030-03-03', '2030-03-03'],
    ['March 3, 2030', '2030-03-03', '2030-03-03'],
    ['3/4/2031', '2031-03-04', '2031-03-04'],
    ['yesterday', '2031-03-09', '2031-03-09'],
    ['this week', '2031-03-10', '2031-03-16'],
    ['Last  Week', '2031-03-03', '2031-03-09'],
    ['last month', '2031-02-01', '2031-02-28'],
  ])('are those of “%s”', (text, from, to) => {
    expect(readDays(text, TODAY)).toEqual({ from, to });
  });

  it.each([
    ...['April', 'May Chen', 'condo', 'mark 3', 'Feb 30', '2031-13', '2031-03-09 to 2031-03-01'],
    ...['3', '2031', 'Mar 3 to', 'last', 'Mar 0', ''],
  ])('are none for “%s”', (text) => {
    expect(readDays(text, TODAY)).toBeUndefined();
  });

  it('last month is in the previous year in January', () => {
    expect(readDays('last month', '2031-01-05')).toEqual({ from: '2030-12-01', to: '2030-12-31' });
  });
});

it.each([
  [{ from: '2031-03-01', to: '2031-03-31' }, 'in March 2031'],
  [{ from: '2031-03-03', to: '2031-03-03' }, 'on Mar 3, 2031'],
  [{ from: '2031-03-03', to: '2031-03-09' }, 'from Mar 3 to Mar 9, 2031'],
  [{ from: '2030-12-30', to: '2031-01-05' }, 'from Dec 30, 2030 to Jan 5, 2031'],
  [{ from: '2031-03-03' }, 'since Mar 3, 2031'],
  [{ to: '2031-03-03' }, 'until Mar 3, 2031'],
])('%o is described as “%s”', (days, text) => {
  expect(describeDays(days, 'en-US')).toBe(text);
});
