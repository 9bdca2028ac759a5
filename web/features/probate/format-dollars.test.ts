import { expect, it } from 'vitest';
import { formatDollars } from './format-dollars.ts';

it('formats whole dollars', () => {
  expect(formatDollars(21_500)).toBe('$21,500');
});
