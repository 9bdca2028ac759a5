import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

it('groups rows by local date and keeps their order', () => {
  const rows = ['2031-03-10T07:30:00Z', '2031-03-10T06:30:00Z', '2031-03-09T20:00:00Z'];
  expect(groupByDay(rows, (row) => row, 'America/Los_Angeles')).toEqual([
    { date: '2031-03-10', rows: rows.slice(0, 1) },
    { date: '2031-03-09', rows: rows.slice(1) },
  ]);
});
