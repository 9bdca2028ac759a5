import { expect, it } from 'vitest';
import { bundle, closed, RIPPLE, sea } from './lines.ts';
import { pointsOf } from './testing/points-of.ts';

it('returns the same lines on every call', () => {
  const draw = () => sea({ width: 320, height: 120, lines: 5, top: 10, amplitude: 12 });
  expect(draw()).toEqual(draw());
  expect(draw()).toHaveLength(5);
});

it('makes the last line straight', () => {
  const last = sea({ width: 300, height: 120, lines: 4, top: 10, amplitude: 30 }).at(-1) ?? '';
  const heights = pointsOf(last).map(([, y]) => Math.round(y * 10) / 10);
  expect(new Set(heights)).toEqual(new Set([120]));
});

it.each([0.1, 1])(
  'passes within half a unit of %d of each point, to the end of the line',
  (unit) => {
    const height = (u: number) => 50 + 40 * Math.sin(u * 9);
    const [line = ''] = bundle({ width: 1000, lines: 1, segments: 30, unit, height });
    const points = pointsOf(line);
    expect(points).toHaveLength(31);
    points.forEach(([x, y], k) => {
      expect(Math.abs(x - (1000 * k) / 30)).toBeLessThanOrEqual(unit / 2 + 1e-6);
      expect(Math.abs(y - height(k / 30))).toBeLessThanOrEqual(unit / 2 + 1e-6);
    });
  },
);

it('closes a line below the picture', () => {
  expect(closed('M0 10c1 2 3 4 5 6', 100, 50)).toBe('M-9 10H0c1 2 3 4 5 6H109V50H-9Z');
  expect(RIPPLE).toMatch(/^M0 6c/);
});
