import { expect, it } from 'vitest';
import {
  date,
  day,
  flag,
  keyOf,
  matching,
  oneOf,
  readSearch,
  text,
  textUpTo,
  wholeNumber,
  words,
} from './list-search.ts';

const READERS = { q: words, cursor: text, status: oneOf(['open', 'done']) };

it('reads the search parameters of a page, and no others', () => {
  const search = { q: 'okonjo', cursor: 'abc', status: 'done' };
  expect(readSearch(READERS, { ...search, other: 'x' })).toEqual(search);
});

it.each([
  [{ q: '', cursor: '', status: '' }],
  [{ status: 'gone' }],
  [{ q: null, cursor: { a: 1 }, status: ['open'] }],
])('omits invalid values: %j', (search) => {
  expect(readSearch(READERS, search)).toEqual({});
});

it('reads a number as text, and truncates a text that is too long to search for', () => {
  expect(readSearch(READERS, { q: 1976 })).toEqual({ q: '1976' });
  expect(readSearch(READERS, { q: 'x'.repeat(300) }).q).toHaveLength(200);
});

it.each([
  ['text up to a length', textUpTo(3), ['abc', 123], ['abcd', 1234, true]],
  ['a text that matches', matching(/^a+$/), ['aa'], ['ab', null]],
  ['a flag', flag, [1, '1'], ['2', true, '']],
  ['the key of a tab', keyOf([{ key: 'log' }]), ['log'], ['other']],
  ['a whole number', wholeNumber(1, 20), [20, '7'], [0, 21, '1.5', 'x', undefined]],
  ['a day', day, ['2031-02-28'], ['1969-12-31', '3000-01-01', '2031-2-8']],
  ['an existing date', date, ['2031-02-28'], ['2031-13-01', '2031-2-8', 20310228]],
])('reads %s', (_, read, valid, invalid) => {
  expect(valid.filter((value) => String(read(value)) !== String(value))).toEqual([]);
  expect(invalid.filter((value) => read(value) !== undefined)).toEqual([]);
});
