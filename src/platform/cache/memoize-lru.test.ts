import { expect, it } from 'vitest';
import { ENTRY_CHARACTERS, memoizeLru } from './memoize-lru.ts';

/** Room for two entries with two characters each way. */
const TWO_ENTRIES = 2 * (4 + ENTRY_CHARACTERS);

it('computes recent keys once and evicts the least recently used', () => {
  const asked: string[] = [];
  const upper = memoizeLru((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, TWO_ENTRIES);
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
  }, TWO_ENTRIES);
  same('x'.repeat(TWO_ENTRIES));
  same('x'.repeat(TWO_ENTRIES));
  expect(calls).toBe(2);
});

it('limits the number of entries, however small', () => {
  let calls = 0;
  const same = memoizeLru((text) => {
    calls += 1;
    return text;
  }, 100 * ENTRY_CHARACTERS);
  for (let i = 0; i < 100; i += 1) same(`${i}`);
  same('99');
  expect(calls).toBe(100);
  same('0');
  expect(calls).toBe(101);
});
