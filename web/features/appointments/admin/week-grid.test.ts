import { expect, it } from 'vitest';
import { currentMonday, gridRow, hoursOf, layOut, mondayOf, spanOn } from './week-grid.ts';

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

it('shows blocked time beyond office hours, and no whole night for a block of days', () => {
  expect(hoursOf([{ from: 0, to: 1440, isBlock: true }])).toMatchObject({ from: 480, to: 1080 });
  expect(hoursOf([{ from: 1200, to: 1290, isBlock: true }])).toMatchObject({ to: 1320 });
});

const HOURS = { from: 480, to: 1080 };
const laidOut = (...spans: [number, number, 'block'?][]) =>
  layOut(
    spans.map(([from, to, block]) => ({ span: { from, to }, isBlock: block !== undefined })),
    HOURS,
  );

it.each([
  [
    'apart',
    [
      [540, 570],
      [570, 600],
    ],
    [
      [540, 0, 1],
      [570, 0, 1],
    ],
  ],
  [
    'in one half hour',
    [
      [540, 555],
      [555, 570],
    ],
    [
      [540, 0, 2],
      [555, 1, 2],
    ],
  ],
  [
    'at one time',
    [
      [540, 570],
      [540, 600],
    ],
    [
      [540, 0, 2],
      [540, 1, 2],
    ],
  ],
  [
    'in a chain, where a lane is free again',
    [
      [540, 600],
      [570, 660],
      [630, 690],
    ],
    [
      [540, 0, 2],
      [570, 1, 2],
      [630, 0, 2],
    ],
  ],
] as [string, [number, number][], [number, number, number][]][])(
  'puts entries %s side by side',
  (_what, spans, lanes) => {
    const shown = laidOut(...spans).map(({ span, lane, lanes: all }) => [span.from, lane, all]);
    expect(shown).toEqual(lanes);
  },
);

it('makes a strip of blocked time beside appointments, and of no other', () => {
  const day = laidOut([0, 720, 'block'], [540, 570], [840, 900, 'block'], [960, 990]);
  expect(day.map(({ span, isStrip, strips }) => [span.from, isStrip, strips])).toEqual([
    [0, true, 0],
    [540, false, 1],
    [840, false, 0],
    [960, false, 0],
  ]);
});

it.each([
  ['2031-03-10', '2031-03-10', '2031-03-10'],
  ['2031-03-14', '2031-03-10', '2031-03-10'],
  ['2031-03-15', '2031-03-10', '2031-03-17'],
  ['2031-03-16', '2031-03-10', '2031-03-17'],
])('%s is in the week of %s; the week to look at begins on %s', (today, monday, current) => {
  expect(mondayOf(today)).toBe(monday);
  expect(currentMonday(today)).toBe(current);
});
