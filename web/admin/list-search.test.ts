import { expect, it } from 'vitest';
import { oneOf, readListSearch } from './list-search.ts';

const read = (search: Record<string, unknown>) =>
  readListSearch(search, { status: oneOf(['open', 'done'], search.status) });

it('reads words, the place in the list and what a list adds', () => {
  const search = { q: 'okonjo', cursor: 'abc', status: 'done' };
  expect(read(search)).toEqual(search);
});

it.each([
  [{ q: '', cursor: '', status: '' }],
  [{ status: 'gone' }],
  [{ q: null, cursor: { a: 1 }, status: ['open'] }],
])('leaves out what is nonsense: %j', (search) => {
  expect(read(search)).toEqual({});
});

it('takes digits alone for words, and cuts what is too long', () => {
  expect(read({ q: 1976 })).toEqual({ q: '1976' });
  expect(read({ q: 'x'.repeat(300) }).q).toHaveLength(200);
});
