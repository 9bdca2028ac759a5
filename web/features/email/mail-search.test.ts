import { expect, it } from 'vitest';
import { readMailSearch } from './mail-search.ts';

it('reads the search parameters of the list', () => {
  const search = {
    q: 'ana@example.com',
    state: 'needs_attention',
    kind: 'booking_confirmation',
    cursor: 'abc',
    open: 'mail-1',
  };
  expect(readMailSearch(search)).toEqual(search);
});

it('omits empty and invalid parameters', () => {
  expect(
    readMailSearch({ q: '', state: 'lost', kind: 'letter', cursor: true, open: true }),
  ).toEqual({});
});

it('reads a number as text, and truncates the text to the limit of the server', () => {
  expect(readMailSearch({ q: 2031 })).toEqual({ q: '2031' });
  expect(readMailSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
