import { expect, it } from 'vitest';
import { oneOf, readListSearch } from './list-search.ts';

const read = (search: Record<string, unknown>) =>
  readListSearch(search, { status: oneOf(['open', 'done'], search.status) });

it('reads the search text, the cursor and the parameters of the list', () => {
  const search = { q: 'okonjo', cursor: 'abc', status: 'done' };
  expect(read(search)).toEqual(search);
});

it.each([
  [{ q: '', cursor: '', status: '' }],
  [{ status: 'gone' }],
  [{ q: null, cursor: { a: 1 }, status: ['open'] }],
])('omits invalid values: %j', (search) => {
  expect(read(search)).toEqual({});
});

it('reads a number as text, and truncates a text that is too long', () => {
  expect(read({ q: 1976 })).toEqual({ q: '1976' });
  expect(read({ q: 'x'.repeat(300) }).q).toHaveLength(200);
});
