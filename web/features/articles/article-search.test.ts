import { expect, it } from 'vitest';
import { readArticleSearch } from './article-search.ts';

it('reads what an address of the list says', () => {
  const search = { q: 'trust', status: 'draft', category: 'probate', cursor: 'abc' };
  expect(readArticleSearch(search)).toEqual(search);
});

it('leaves out what it does not know, and what is empty', () => {
  expect(
    readArticleSearch({ q: '', status: 'gone', category: 'tax', cursor: true, other: 'x' }),
  ).toEqual({});
});

it('cuts a search that is longer than the server takes', () => {
  expect(readArticleSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
