import { expect, it } from 'vitest';
import { dayLines, HEIGHT } from './day-lines.ts';

/** The heights at which the segments of a path end, from its first point and its relative steps. */
function heightsOf(path: string): number[] {
  const numbers = (path.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const [, start = 0, , , , , , first = 0, ...steps] = numbers;
  const heights = [start, start + first];
  for (const [i, step] of steps.entries()) {
    if (i % 4 === 3) heights.push((heights.at(-1) ?? 0) + step);
  }
  return heights;
}

it('is highest in the middle of the fullest day, and calm where nothing is booked', () => {
  const [top = '', ...below] = dayLines([1, 12, 0]);
  const heights = heightsOf(top);
  const highest = Math.min(...heights);
  expect(heights.indexOf(highest)).toBe(15);
  expect(highest).toBeGreaterThan(0);
  expect(heights.at(-5)).toBeGreaterThan(50);
  expect(heights[5]).toBeLessThan(50);
  const lowest = heightsOf(below.at(-1) ?? '');
  expect(Math.max(...lowest) - Math.min(...lowest)).toBeLessThan(1);
  expect(Math.max(...lowest)).toBeLessThan(HEIGHT);
});
