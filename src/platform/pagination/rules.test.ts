import { expect, it } from 'vitest';
import { COUNT_CAP, formatCount } from './rules.ts';

it.each([
  [undefined, '–'],
  [0, '0'],
  [1_234, '1,234'],
  [COUNT_CAP, '10,000'],
  [COUNT_CAP + 1, '10,000+'],
])('formats a count of %s as %s', (count, expected) => {
  expect(formatCount(count, 'en-US')).toBe(expected);
});
