import { expect, it } from 'vitest';
import { shownNumber } from './rules.ts';

it.each([
  ['6195550100', '(619) 555-0100'],
  ['442079460000', '442079460000'],
  ['5550100', '5550100'],
])('shows the number %s as %s', (digits, shown) => {
  expect(shownNumber(digits, '1')).toBe(shown);
});
