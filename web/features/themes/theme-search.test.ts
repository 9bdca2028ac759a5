import { expect, it } from 'vitest';
import { readThemeSearch } from './theme-search.ts';

it('reads the search parameters of the screen', () => {
  const search = { q: 'blue', category: 'Warm', view: 'list', cursor: 'abc' };
  expect(readThemeSearch(search)).toEqual(search);
});

it('omits empty and invalid parameters', () => {
  expect(readThemeSearch({ q: '', category: 'Cold', view: 'gallery', cursor: true })).toEqual({});
});

it('truncates the search text to 200 characters', () => {
  expect(readThemeSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
