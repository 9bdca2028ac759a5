import { expect, it } from 'vitest';
import { closed, RIPPLE, sea } from './lines.ts';

it('returns the same lines on every call', () => {
  const draw = () => sea({ width: 320, height: 120, lines: 5, top: 10, amplitude: 12 });
  expect(draw()).toEqual(draw());
  expect(draw()).toHaveLength(5);
});

it('makes the last line straight', () => {
  const last = sea({ width: 300, height: 120, lines: 4, top: 10, amplitude: 30 }).at(-1) ?? '';
  const heights = Array.from(last.matchAll(/[\d.]+ ([\d.]+)(?= |S|$)/g), ([, y]) => y);
  expect(new Set(heights)).toEqual(new Set(['120']));
});

it('closes a line below the picture', () => {
  expect(closed('M0 10C1 2 3 4 5 6', 100, 50)).toBe('M-9 10H0C1 2 3 4 5 6H109V50H-9Z');
  expect(RIPPLE).toMatch(/^M0 6C/);
});
