import { expect, it } from 'vitest';
import { currentMonday, hoursOf, mondayOf, spanOn } from './week-grid.ts';

const ZONE = 'America/Los_Angeles';
const span = (date: string, startsAt: string, endsAt: string) =>
  spanOn(date, { startsAt, endsAt }, ZONE);

it.each([
  ['on one day', '2031-03-11', '2031-03-11T16:00:00Z', '2031-03-11T16:30:00Z', [540, 570]],
  ['in winter', '2031-01-07', '2031-01-07T17:00:00Z', '2031-01-07T17:30:00Z', [540, 570]],
  ['overnight, first', '2031-03-11', '2031-03-12T05:00:00Z', '2031-03-12T17:00:00Z', [1320, 1440]],
  ['overnight, second', '2031-03-12', '2031-03-12T05:00:00Z', '2031-03-12T17:00:00Z', [0, 600]],
  ['clocks set back', '2031-11-02', '2031-11-02T08:45:00Z', '2031-11-02T09:15:00Z', [105, 106]],
])('places an entry by local time: %s', (_what, date, startsAt, endsAt, [from, to]) => {
  expect(span(date, startsAt, endsAt)).toEqual({ from, to });
});

it('does not place an entry on a day that begins when the entry ends', () => {
  expect(span('2031-03-12', '2031-03-11T16:00:00Z', '2031-03-12T07:00:00Z')).toBeNull();
});

it('shows office hours, and earlier hours when an entry starts before them', () => {
  expect(hoursOf([])).toEqual({ from: 480, to: 1080 });
  expect(hoursOf([{ from: 435, to: 480 }])).toEqual({ from: 420, to: 1080 });
});

it('extends the hours for blocked time, but not for a whole blocked day', () => {
  expect(hoursOf([{ from: 0, to: 1440, isBlock: true }])).toMatchObject({ from: 480, to: 1080 });
  expect(hoursOf([{ from: 1200, to: 1290, isBlock: true }])).toMatchObject({ to: 1320 });
});

it.each([
  ['2031-03-10', '2031-03-10', '2031-03-10'],
  ['2031-03-14', '2031-03-10', '2031-03-10'],
  ['2031-03-15', '2031-03-10', '2031-03-17'],
  ['2031-03-16', '2031-03-10', '2031-03-17'],
])('puts %s into the week of %s, and shows first the week of %s', (today, monday, current) => {
  expect(mondayOf(today)).toBe(monday);
  expect(currentMonday(today)).toBe(current);
});

it.each([
  ['2031-03-15', '2031-03-15', '2031-03-10'],
  ['2031-03-15', '2031-03-16', '2031-03-10'],
  ['2031-03-16', '2031-03-15', '2031-03-17'],
])('on %s, if %s is open, shows first the week of %s', (today, open, monday) => {
  expect(currentMonday(today, (date) => date === open)).toBe(monday);
});
