import { expect, it } from 'vitest';
import { daysWithin, parseWaitSearch } from './wait-search.ts';

const BOUNDS = { first: '2031-03-11', last: '2031-05-11' };

it.each([
  [{}, { from: '2031-03-11', until: '2031-04-09' }],
  [
    { from: '2031-03-14', until: '2031-03-20' },
    { from: '2031-03-14', until: '2031-03-20' },
  ],
  [
    { from: '2031-03-10', until: '2031-03-10' },
    { from: '2031-03-11', until: '2031-03-11' },
  ],
  [
    { from: '2031-04-20', until: '2031-04-01' },
    { from: '2031-04-20', until: '2031-04-20' },
  ],
  [
    { from: '2032-01-01', until: '2033-01-01' },
    { from: '2031-05-11', until: '2031-05-11' },
  ],
])('of the days %j, one can wait for %j', (asked, days) => {
  expect(daysWithin(BOUNDS, asked)).toEqual(days);
});

it('leaves out what is no date, type or attorney', () => {
  const parsed = parseWaitSearch({ type: '<b>', attorney: 'maren', from: '2031-02', until: 7 });
  expect(
    Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined)),
  ).toEqual({ attorney: 'maren' });
});
