import { expect, it } from 'vitest';
import { itemsOfLines, linesOfItems } from './item-lines.ts';

const KNOWN = [
  { id: 'a', label: 'Passport' },
  { id: 'b', label: 'Pay slips' },
];

it('an unchanged list is the same', () => {
  expect(itemsOfLines(linesOfItems(KNOWN), KNOWN)).toEqual(KNOWN);
});

it.each([
  ['', []],
  ['\n  - Deed \n\n• Will', [{ label: 'Deed' }, { label: 'Will' }]],
  ['Pay slips\nPassport of both', [{ id: 'b', label: 'Pay slips' }, { label: 'Passport of both' }]],
  ['Passport\nPassport', [{ id: 'a', label: 'Passport' }, { label: 'Passport' }]],
])('reads %j', (lines, items) => {
  expect(itemsOfLines(lines, KNOWN)).toEqual(items);
});
