import { expect, it } from 'vitest';
import { subtractTimes } from './subtract-times.ts';

const at = (hour: number) => new Date(Date.UTC(2031, 2, 10, 0, hour * 60));
const times = (...pairs: [number, number][]) =>
  pairs.map(([from, to]) => ({ startsAt: at(from), endsAt: at(to) }));

it.each<[string, [number, number][], [number, number][], [number, number][]]>([
  ['nothing of one’s own', [[9, 10]], [], [[9, 10]]],
  ['exactly one’s own', [[9, 10]], [[9, 10]], []],
  [
    'two of one’s own that the provider has joined',
    [[9, 10]],
    [
      [9.5, 10],
      [9, 9.5],
    ],
    [],
  ],
  ['one’s own at the beginning', [[9, 11]], [[9, 10]], [[10, 11]]],
  ['one’s own at the end', [[9, 11]], [[10, 11]], [[9, 10]]],
  [
    'one’s own in the middle',
    [[9, 12]],
    [[10, 11]],
    [
      [9, 10],
      [11, 12],
    ],
  ],
  ['one’s own beyond it', [[9, 10]], [[8, 11]], []],
  [
    'one’s own across two',
    [
      [9, 10],
      [11, 12],
    ],
    [[9.5, 11.5]],
    [
      [9, 9.5],
      [11.5, 12],
    ],
  ],
  [
    'one’s own elsewhere',
    [[9, 10]],
    [
      [10, 11],
      [7, 9],
    ],
    [[9, 10]],
  ],
  [
    'a long one of one’s own before a short one',
    [[12, 13]],
    [
      [8, 12.5],
      [9, 10],
    ],
    [[12.5, 13]],
  ],
  [
    'times that overlap',
    [
      [9, 11],
      [10, 12],
    ],
    [[9, 9.5]],
    [[9.5, 12]],
  ],
])('leaves what is not one’s own: %s', (_what, busy, own, left) => {
  expect(subtractTimes(times(...busy), times(...own))).toEqual(times(...left));
});
