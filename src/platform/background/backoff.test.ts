import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it.each([
  [1, 100],
  [2, 200],
  [3, 400],
  [4, 500],
  [5_000, 500],
])('waits after failure %d for %d ms', (attempt, ms) => {
  expect(backoffMs(attempt, { firstMs: 100, maxMs: 500 })).toBe(ms);
});

it('waits at least as long as Retry-After, also beyond its maximum', () => {
  const backoff = { firstMs: 100, maxMs: 500 };
  expect(backoffMs(1, backoff, 50)).toBe(100);
  expect(backoffMs(1, backoff, 9_000)).toBe(9_000);
});

it('adds jitter of up to a share of the pause', () => {
  const backoff = { firstMs: 100, maxMs: 500, jitter: 0.2 };
  const pauses = Array.from({ length: 200 }, () => backoffMs(2, backoff));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...pauses)).toBeLessThan(240);
  expect(new Set(pauses).size).toBeGreaterThan(100);
  expect(backoffMs(2, backoff, 9_000)).toBeLessThan(9_040);
});
