import { expect, it } from 'vitest';
import { editorFor, isCreatedHere, NEW } from './editor-instance.ts';

it('keeps the editor of a new post once the post has its id', () => {
  const created = { id: NEW, number: 3, created: 'post-1' };
  const editor = editorFor('post-1', created);
  expect(editor).toMatchObject({ id: 'post-1', number: 3 });
  expect(isCreatedHere(editor)).toBe(true);
});

it('opens another editor for another post, also after a new post', () => {
  expect(editorFor('post-2', { id: 'post-1', number: 3 })).toEqual({ id: 'post-2', number: 4 });
  const other = editorFor('post-2', { id: NEW, number: 3, created: 'post-1' });
  expect(other).toEqual({ id: 'post-2', number: 4 });
  expect(isCreatedHere(other)).toBe(false);
});

it('opens another editor for the next new post', () => {
  expect(editorFor(NEW, { id: 'post-1', number: 3, created: 'post-1' })).toEqual({
    id: NEW,
    number: 4,
  });
  expect(isCreatedHere({ id: NEW, number: 4 })).toBe(true);
});

it('keeps the editor while the id is the same', () => {
  const editor = { id: 'post-1', number: 3 };
  expect(editorFor('post-1', editor)).toBe(editor);
});
