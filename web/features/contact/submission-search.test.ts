import { expect, it } from 'vitest';
import { readSubmissionSearch } from './submission-search.ts';

it('reads what an address of the list says', () => {
  const search = {
    q: 'custody',
    status: 'unresolved',
    practiceArea: 'family-law',
    cursor: 'abc',
    open: 'message-1',
  };
  expect(readSubmissionSearch(search)).toEqual(search);
});

it('leaves out what it does not know, and what is empty', () => {
  expect(
    readSubmissionSearch({ q: '', status: 'gone', practiceArea: 'tax', cursor: true, open: true }),
  ).toEqual({});
});

it('cuts a search that is longer than the server takes', () => {
  expect(readSubmissionSearch({ q: 'a'.repeat(201) }).q).toHaveLength(200);
});
