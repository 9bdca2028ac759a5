import { expect, it } from 'vitest';
import { marksOf } from './year-marks.ts';

const days = (firstDay: string, lastDay: string, hostNumber: number | null = null) => ({
  hostNumber,
  firstDay,
  lastDay,
});

it('a closed day of the firm matters more than leave, and leave more than extra hours', () => {
  const marks = marksOf(2031, {
    closed: [days('2031-03-11', '2031-03-11'), days('2031-03-10', '2031-03-12', 2)],
    extraHours: [{ date: '2031-03-12' }, { date: '2031-03-15' }],
  });
  expect([...marks].sort()).toEqual([
    ['2031-03-10', 'away'],
    ['2031-03-11', 'closed'],
    ['2031-03-12', 'away'],
    ['2031-03-15', 'extra'],
  ]);
});

it('days of other years are left out', () => {
  const closed = [days('2030-12-30', '2031-01-02'), days('2031-12-31', '2032-01-05')];
  expect([...marksOf(2031, { closed, extraHours: [] }).keys()]).toEqual([
    '2031-01-01',
    '2031-01-02',
    '2031-12-31',
  ]);
});
