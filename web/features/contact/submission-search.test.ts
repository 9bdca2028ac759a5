import { expect, it } from 'vitest';
import { readSubmissionSearch } from './submission-search.ts';

it('reads the search parameters of the list', () => {
  const search = {
    q: 'custody',
    status: 'unresolved',
    practiceArea: 'family-law',
    cursor: 'abc',
    open: 'message-1',
  };
  expect(readSubmissionSearch(search)).toEqual(search);
});

it('omits empty and invalid parameters', () => {
  expect(
    readSubmissionSearch({
      q: '',
      status: 'gone',
      practiceArea: 'Tax law',
      cursor: true,
      open: true,
    }),
  ).toEqual({});
});

it('truncates the search text to the limit of the server', () => {
  expect(readSubmissionSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
