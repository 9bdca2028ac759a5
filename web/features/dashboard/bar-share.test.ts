import { expect, it } from 'vitest';
import { barShare } from './bar-share.ts';

it('returns the share of a count in the total', () => {
  expect(barShare(3, 12)).toBe(0.25);
  expect(barShare(12, 12)).toBe(1);
});

it('returns 0 when the total is 0', () => {
  expect(barShare(0, 0)).toBe(0);
});

it('returns 1 when the count exceeds the total', () => {
  expect(barShare(13, 12)).toBe(1);
});
