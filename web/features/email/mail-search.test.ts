import { expect, it } from 'vitest';
import { readMailSearch } from './mail-search.ts';

it('reads what an address of the list says', () => {
  const search = {
    q: 'ana@example.com',
    state: 'needs_attention',
    kind: 'booking_confirmation',
    cursor: 'abc',
    open: 'mail-1',
  };
  expect(readMailSearch(search)).toEqual(search);
});

it('leaves out what it does not know, and what is empty', () => {
  expect(
    readMailSearch({ q: '', state: 'lost', kind: 'letter', cursor: true, open: true }),
  ).toEqual({});
});

it('looks for digits as for any text, and no further than the server takes', () => {
  expect(readMailSearch({ q: 2031 })).toEqual({ q: '2031' });
  expect(readMailSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
