import { expect, it } from 'vitest';
import { draftOf, fieldsOf } from './person-draft.ts';

const DRAFT = { tags: '', ownerId: '', nextStep: '', nextStepOn: '' };

it('shows nothing as empty texts, and tags with commas', () => {
  expect(draftOf({ tags: [], ownerId: null, nextStep: null, nextStepOn: null })).toEqual(DRAFT);
  const person = { tags: ['a', 'b c'], ownerId: 'u', nextStep: 'Call', nextStepOn: '2031-03-12' };
  expect(draftOf(person)).toEqual({ ...person, tags: 'a, b c' });
});

it.each([
  ['', []],
  [' a ,, b c,', ['a', 'b c']],
])('reads the tags %j', (tags, expected) => {
  expect(fieldsOf({ ...DRAFT, tags }).tags).toEqual(expected);
});
