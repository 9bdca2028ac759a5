import { expect, it } from 'vitest';
import { currentMonday, gridRow, hoursOf, layOut, mondayOf, spanOn } from './week-grid.ts';

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
  expect(hoursOf([])).toEqual({ from: 480, to: 1080, rows: 20 });
  expect(hoursOf([{ from: 435, to: 480 }])).toEqual({ from: 420, to: 1080, rows: 22 });
  expect(gridRow({ from: 540, to: 585 }, { from: 480, to: 1080 })).toBe('3 / 5');
  expect(gridRow({ from: 0, to: 1440 }, { from: 480, to: 1080 })).toBe('1 / 21');
});

it('extends the hours for blocked time, but not for a whole blocked day', () => {
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
    'that do not overlap',
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
    'within one half hour',
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
    'at the same time',
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
    'in a chain, reusing a lane that is free again',
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
  'assigns lanes to entries %s',
  (_what, spans, lanes) => {
    const shown = laidOut(...spans).map(({ span, lane, lanes: all }) => [span.from, lane, all]);
    expect(shown).toEqual(lanes);
  },
);

it('shows only blocked time that overlaps appointments as a strip', () => {
  const day = laidOut([0, 720, 'block'], [540, 570], [840, 900, 'block'], [960, 990]);
  expect(day.map(({ span, isStrip, strips }) => [span.from, isStrip, strips])).toEqual([
    [0, true, 0],
    [540, false, 1],
    [840, false, 0],
    [960, false, 0],
  ]);
});

it('shows a cancelled appointment as a strip beside one at the same time, and whole elsewhere', () => {
  const cancelled = { isBlock: false, isCancelled: true };
  const day = layOut(
    [
      { span: { from: 540, to: 570 }, isBlock: false, isCancelled: false },
      { span: { from: 540, to: 570 }, ...cancelled },
      { span: { from: 840, to: 870 }, ...cancelled },
    ],
    HOURS,
  );
  const shown = day.map(({ span, isCancelled, ...rest }) => [
    span.from,
    isCancelled,
    rest.isStrip,
    rest.lanes,
    rest.strips,
  ]);
  expect(shown).toHaveLength(3);
  expect(shown).toContainEqual([540, false, false, 1, 1]);
  expect(shown).toContainEqual([540, true, true, 1, 0]);
  expect(shown).toContainEqual([840, true, false, 1, 0]);
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
