import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../ui/art/testing/points-of.ts';
import { HEIGHT, outlookLines, sunPlaces, swellPlaces } from './outlook-geometry.ts';

const counts = [1, 0, 3, 0, 0, 2];

/** The y coordinates of the points of a path, in order. */
const heightsOf = (path = '') => pointsOf(path).map(([, y]) => Math.round(y * 10) / 10);

describe('the swells', () => {
  it('divide their day evenly', () => {
    const [first, second, third] = swellPlaces(counts);
    expect(first?.map(({ x }) => x * 6)).toEqual([0.5]);
    expect(second).toEqual([]);
    expect(third?.map(({ x }) => Math.round(x * 60) / 10)).toEqual([2.2, 2.5, 2.8]);
  });

  it('have room for a press, below the suns', () => {
    const lowestSun = sunPlaces([0])[0]?.y ?? 1;
    for (const { y } of swellPlaces(counts).flat()) expect(y).toBeGreaterThan(lowestSun);
  });
});

describe('the line', () => {
  it('is level if nothing is booked', () => {
    const [line] = outlookLines(swellPlaces([0, 0, 0, 0, 0, 0]));
    expect(new Set(heightsOf(line)).size).toBe(1);
  });

  it('rises once for every appointment', () => {
    const heights = heightsOf(outlookLines(swellPlaces(counts))[0]);
    const peaks = heights.filter(
      (y, i) => y < (heights[i - 1] ?? y) && y <= (heights[i + 1] ?? y) && y < HEIGHT * 0.7,
    );
    expect(peaks).toHaveLength(6);
  });

  it('settles in its echoes', () => {
    const rises = outlookLines(swellPlaces(counts)).map((path) => {
      const heights = heightsOf(path);
      return Math.max(...heights) - Math.min(...heights);
    });
    expect(rises).toEqual(rises.toSorted((a, b) => b - a));
    expect(rises.at(-1)).toBe(0);
  });

  it('stays within the drawing', () => {
    const heights = outlookLines(swellPlaces([9, 9, 9, 9, 9, 9])).flatMap(heightsOf);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(HEIGHT);
  });
});

describe('the suns', () => {
  it('rise as they wait, and stay within the drawing', () => {
    const heights = sunPlaces([0, 1, 3, 14, 400]).map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(new Set(heights.slice(0, 4)).size).toBe(4);
    expect(heights.at(-1)).toBe(heights[3]);
  });

  it('are side by side', () => {
    expect(sunPlaces([0, 0]).map(({ x }) => x)).toEqual([0.25, 0.75]);
  });
});
