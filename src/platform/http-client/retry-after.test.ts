import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW = new Date('2026-03-10T17:00:00Z');

it.each([
  ['0', 0],
  [' 120 ', 120],
  ['86400', 86_400],
  ['86401', 86_400],
  ['Tue, 10 Mar 2026 17:00:30 GMT', 30],
  ['Tue, 10 Mar 2026 16:59:59 GMT', 0],
  ['Wed, 10 Mar 2027 17:00:00 GMT', 86_400],
  ['soon', null],
  [null, null],
])('%j means %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds);
});
