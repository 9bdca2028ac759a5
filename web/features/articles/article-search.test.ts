import { expect, it } from 'vitest';
import { readArticleSearch } from './article-search.ts';

it('reads the search parameters of the list', () => {
  const search = { q: 'trust', status: 'draft', category: 'probate', cursor: 'abc' };
  expect(readArticleSearch(search)).toEqual(search);
});

it('omits empty, unknown and invalid parameters', () => {
  expect(
    readArticleSearch({ q: '', status: 'gone', category: 'Tax law', cursor: true, other: 'x' }),
  ).toEqual({});
});

it('truncates the search text to the limit of the server', () => {
  expect(readArticleSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
