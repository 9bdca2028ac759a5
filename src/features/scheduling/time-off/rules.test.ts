import { expect, it } from 'vitest';
import { seriesDates, seriesSpans } from './rules.ts';

const ZONE = 'America/Los_Angeles';
const WORKDAYS = [1, 2, 3, 4, 5];

it.each([
  [{ weekdays: [2], until: '2031-03-25' }, ['2031-03-11', '2031-03-18', '2031-03-25']],
  [{ weekdays: [1], times: 2 }, ['2031-03-17', '2031-03-24']],
  [
    { weekdays: WORKDAYS, times: 5 },
    ['2031-03-11', '2031-03-12', '2031-03-13', '2031-03-14', '2031-03-17'],
  ],
  [{ weekdays: [0], until: '2031-03-15' }, []],
])('%j from a Tuesday on is on %j', (series, dates) => {
  expect(seriesDates({ from: '2031-03-11', ...series }, 10)).toEqual(dates);
});

it('ends at the limit', () => {
  const all = { from: '2031-03-11', weekdays: [0, 1, 2, 3, 4, 5, 6], until: '9999-12-31' };
  expect(seriesDates(all, 201)).toHaveLength(201);
});

const hours = (series: { startTime?: string; endTime?: string }, dates: string[]) =>
  seriesSpans({ from: '', weekdays: [], ...series }, dates, ZONE).map(({ startsAt, endsAt }) => [
    startsAt.toISOString(),
    (+endsAt - +startsAt) / 3_600_000,
  ]);

it('keeps the local times across a clock change', () => {
  const morning = { startTime: '09:00', endTime: '12:00' };
  expect(hours(morning, ['2031-03-08', '2031-03-09', '2031-11-01', '2031-11-02'])).toEqual([
    ['2031-03-08T17:00:00.000Z', 3],
    ['2031-03-09T16:00:00.000Z', 3],
    ['2031-11-01T16:00:00.000Z', 3],
    ['2031-11-02T17:00:00.000Z', 3],
  ]);
});

it('blocks whole days of 23, 24 and 25 hours', () => {
  expect(hours({}, ['2031-03-09', '2031-03-10', '2031-11-02']).map(([, length]) => length)).toEqual(
    [23, 24, 25],
  );
});

it('leaves out a time that the clock skips', () => {
  const night = { startTime: '02:00', endTime: '03:00' };
  expect(hours(night, ['2031-03-09'])).toEqual([]);
  expect(hours(night, ['2031-03-10'])).toHaveLength(1);
});
