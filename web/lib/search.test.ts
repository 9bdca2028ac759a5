import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

it.each([
  ['?q=1e3', { q: '1e3' }],
  ['?q=%22probate%22', { q: '"probate"' }],
  ['?q=true&category=', { q: 'true', category: '' }],
  ['?q=a+b', { q: 'a b' }],
  ['', {}],
])('parses %j as %j, and writes it back', (search, values) => {
  expect(parseSearch(search)).toEqual(values);
  expect(stringifySearch(values)).toBe(search);
});

it('omits undefined and null values', () => {
  expect(stringifySearch({ q: undefined, sent: true, page: 2, none: null })).toBe(
    '?sent=true&page=2',
  );
});
