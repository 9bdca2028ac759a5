import { expect, it } from 'vitest';
import { directionOf, nextSort } from './list-sort.ts';

const usual = '-received';

it.each([
  [undefined, 'received', 'received'],
  ['received', 'received', undefined],
  [undefined, 'name', 'name'],
  ['name', 'name', '-name'],
  ['-name', 'name', 'name'],
  ['name', 'received', undefined],
] as const)('sorted by %s, a press on %s sorts by %s', (value, name, expected) => {
  expect(nextSort<'received' | 'name'>({ usual, value }, name)).toBe(expected);
});

it('says by which column the list is sorted', () => {
  expect(directionOf({ usual, value: undefined }, 'received')).toBe('descending');
  expect(directionOf({ usual, value: 'name' }, 'name')).toBe('ascending');
  expect(directionOf({ usual, value: 'name' }, 'received')).toBe('none');
});
