import { expect, it } from 'vitest';
import { readThemeSearch } from './theme-search.ts';

it('reads what an address of the screen says', () => {
  const search = { q: 'blue', category: 'Warm', view: 'list', cursor: 'abc' };
  expect(readThemeSearch(search)).toEqual(search);
});

it('leaves out what it does not know, and what is empty', () => {
  expect(readThemeSearch({ q: '', category: 'Cold', view: 'gallery', cursor: true })).toEqual({});
});

it('cuts a search of any length', () => {
  expect(readThemeSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
