import { expect, it } from 'vitest';
import { gridRow, hoursOf, spanOn } from './week-grid.ts';

const ZONE = 'America/Los_Angeles';
const span = (date: string, startsAt: string, endsAt: string) =>
  spanOn(date, { startsAt, endsAt }, ZONE);

it.each([
  ['on its day', '2031-03-11', '2031-03-11T16:00:00Z', '2031-03-11T16:30:00Z', [540, 570]],
  ['in winter', '2031-01-07', '2031-01-07T17:00:00Z', '2031-01-07T17:30:00Z', [540, 570]],
  ['over night, first', '2031-03-11', '2031-03-12T05:00:00Z', '2031-03-12T17:00:00Z', [1320, 1440]],
  ['over night, second', '2031-03-12', '2031-03-12T05:00:00Z', '2031-03-12T17:00:00Z', [0, 600]],
  ['set back', '2031-11-02', '2031-11-02T08:45:00Z', '2031-11-02T09:15:00Z', [105, 106]],
])('%s it lies where the clock says', (_what, date, startsAt, endsAt, [from, to]) => {
  expect(span(date, startsAt, endsAt)).toEqual({ from, to });
});

it('is not on the day at whose midnight it ends', () => {
  expect(span('2031-03-12', '2031-03-11T16:00:00Z', '2031-03-12T07:00:00Z')).toBeNull();
});

it('shows office hours, and more when somebody comes early', () => {
  expect(hoursOf([])).toEqual({ from: 480, to: 1080, rows: 20 });
  expect(hoursOf([{ from: 435, to: 480 }])).toEqual({ from: 420, to: 1080, rows: 22 });
  expect(gridRow({ from: 540, to: 585 }, { from: 480, to: 1080 })).toBe('3 / 5');
  expect(gridRow({ from: 0, to: 1440 }, { from: 480, to: 1080 })).toBe('1 / 21');
});
