import { expect, it } from 'vitest';
import { memoizeLru } from './memoize-lru.ts';

it('computes recent keys once and evicts the least recently used', () => {
  const asked: string[] = [];
  const upper = memoizeLru((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, 8);
  expect(['ab', 'cd', 'ab'].map(upper)).toEqual(['AB', 'CD', 'AB']);
  expect(asked).toEqual(['ab', 'cd']);
  upper('ef');
  upper('ab');
  upper('cd');
  expect(asked).toEqual(['ab', 'cd', 'ef', 'cd']);
});

it('does not cache a value larger than the cache', () => {
  let calls = 0;
  const same = memoizeLru((text) => {
    calls += 1;
    return text;
  }, 8);
  same('x'.repeat(5));
  same('x'.repeat(5));
  expect(calls).toBe(2);
});

it('limits the number of entries, however small', () => {
  let calls = 0;
  const same = memoizeLru((text) => {
    calls += 1;
    return text;
  }, 1_000_000);
  for (let i = 0; i <= 10_000; i += 1) same(`${i}`);
  same('1');
  expect(calls).toBe(10_001);
  same('0');
  expect(calls).toBe(10_002);
});
