import { expect, it } from 'vitest';
import { comingDays } from './coming-days-of.ts';

const entry = (id: string, scheduledDate: string) => ({
  id,
  lastName: id,
  status: 'confirmed',
  scheduledDate,
});

it('shows each working day by the firm’s clock, and a weekend only if it is booked or open', () => {
  const entries = [
    entry('a', '2031-03-07T18:00:00Z'),
    // Saturday evening in San Diego, Sunday in UTC.
    entry('b', '2031-03-09T05:00:00Z'),
  ];
  const days = (open: string[]) =>
    comingDays(entries, {
      today: '2031-03-07',
      zone: 'America/Los_Angeles',
      isOpenOn: (date) => open.includes(date),
    }).map(({ date, entries: own }) => [date, ...own.map(({ id }) => id)]);
  const working = [['2031-03-10'], ['2031-03-11'], ['2031-03-12'], ['2031-03-13']];
  expect(days([])).toEqual([['2031-03-07', 'a'], ['2031-03-08', 'b'], ...working]);
  expect(days(['2031-03-09'])).toEqual([
    ['2031-03-07', 'a'],
    ['2031-03-08', 'b'],
    ['2031-03-09'],
    ...working,
  ]);
});
