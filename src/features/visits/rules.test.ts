import { describe, expect, it } from 'vitest';
import { DEVICES, daysPerBar, PERIODS, shownFigure } from './rules.ts';

it.each([
  [0, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [1_234, 1_230],
])('shows %i as %s', (count, figure) => {
  expect(shownFigure(count)).toBe(figure);
});

/** The lowest and the highest count that are shown as the same figure as `count`. */
const possible = (count: number) => {
  const low = shownFigure(count) ?? 0;
  return [low, low + 4] as const;
};

/**
 * What a reader can infer about each hidden part of a total: the lowest and the highest value that are consistent with
 * the figures of the total and of the other parts.
 */
function rangesOfHidden(parts: readonly number[], [least, most]: readonly [number, number]) {
  return parts
    .filter((part) => shownFigure(part) === null)
    .map((part) => {
      const others = parts.toSpliced(parts.indexOf(part), 1).map(possible);
      const sum = (end: 0 | 1) => others.reduce((total, range) => total + range[end], 0);
      return [Math.max(0, least - sum(1)), Math.min(4, most - sum(0))] as const;
    });
}

describe('a hidden figure', () => {
  it.each([DEVICES.length, ...PERIODS.map((days) => days / daysPerBar(days))])(
    'of one of %i parts has at least two possible values, whatever the others and the total',
    (length) => {
      let state = length;
      const random = (most: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * most);
      };
      let checked = 0;
      for (let round = 0; round < 5_000; round += 1) {
        // Includes rounds in which all parts have the same remainder, from which a reader could infer most.
        const remainder = random(7);
        const parts = Array.from({ length }, () =>
          remainder < 5 ? 5 * random(2) + remainder : random(12),
        );
        // The breakdown of the same visits by device also reveals something about their total.
        const devices = [0, 0, 0];
        for (const part of parts) {
          for (let visit = 0; visit < part; visit += 1) {
            const device = random(3);
            devices[device] = (devices[device] ?? 0) + 1;
          }
        }
        const total = parts.reduce((sum, part) => sum + part, 0);
        const [low, high] = possible(total);
        const shown = devices.map(possible);
        const least = Math.max(
          low,
          shown.reduce((sum, [from]) => sum + from, 0),
        );
        const most = Math.min(
          high,
          shown.reduce((sum, [, to]) => sum + to, 0),
        );
        for (const [from, to] of rangesOfHidden(parts, [least, most])) {
          checked += 1;
          expect(to - from, `${parts} of ${least} to ${most}`).toBeGreaterThanOrEqual(1);
        }
      }
      expect(checked).toBeGreaterThan(1_000);
    },
  );

  it('of one of five parts can be computed, which is why no period has five', () => {
    const parts = [9, 9, 9, 9, 4];
    expect(rangesOfHidden(parts, possible(40))).toEqual([[4, 4]]);
  });
});
