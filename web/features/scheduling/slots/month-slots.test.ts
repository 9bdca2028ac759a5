import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../src/features/scheduling/slots/schema.ts';
import { isOpenDay, slotsIn } from './month-slots.ts';

const DATE = '2031-03-10';
const daysWith = (...states: Slot['state'][]) =>
  slotsIn({
    data: {
      days: [{ date: DATE, slots: states.map((state) => ({ start: '', label: '', state })) }],
    },
    isError: false,
    refetch: () => {},
  });

it.each([
  [['past', 'past'], { isOver: true, isFull: false }],
  [['past', 'taken'], { isOver: false, isFull: true }],
  [['taken', 'taken'], { isOver: false, isFull: true }],
  [['past', 'free'], { isOver: false, isFull: false }],
] as const)('reports a day with slots %j as %j', (states, expected) => {
  const { isOver, isFull } = daysWith(...states);
  expect({ isOver: isOver(DATE), isFull: isFull(DATE) }).toEqual(expected);
});

it('reports a day without loaded slots as neither over nor full', () => {
  const { isOver, isFull } = daysWith('past');
  expect([isOver('2031-03-11'), isFull('2031-03-11')]).toEqual([false, false]);
});

describe('a day is open', () => {
  const slot = { start: '2031-03-15T16:00:00.000Z', label: '9:00 AM', state: 'taken' } as const;

  it('if it has times, whatever the weekday', () => {
    expect(isOpenDay('2031-03-15', [slot], [1])).toBe(true);
    expect(isOpenDay('2031-03-17', [], [1])).toBe(false);
  });

  it('on the usual weekdays until the times have loaded', () => {
    expect(isOpenDay('2031-03-17', undefined, [1])).toBe(true);
    expect(isOpenDay('2031-03-16', undefined, [1])).toBe(false);
    expect(isOpenDay('2031-03-16', undefined, [7])).toBe(true);
  });
});
