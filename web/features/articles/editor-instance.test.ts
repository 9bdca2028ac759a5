import { expect, it } from 'vitest';
import { editorFor, isCreatedHere, NEW } from './editor-instance.ts';

it('a new post goes on in the same editor once it has its id', () => {
  const created = { id: NEW, number: 3, created: 'post-1' };
  const editor = editorFor('post-1', created);
  expect(editor).toMatchObject({ id: 'post-1', number: 3 });
  expect(isCreatedHere(editor)).toBe(true);
});

it('another post gets another editor, also one after a new post', () => {
  expect(editorFor('post-2', { id: 'post-1', number: 3 })).toEqual({ id: 'post-2', number: 4 });
  const other = editorFor('post-2', { id: NEW, number: 3, created: 'post-1' });
  expect(other).toEqual({ id: 'post-2', number: 4 });
  expect(isCreatedHere(other)).toBe(false);
});

it('the next new post is not the one before it', () => {
  expect(editorFor(NEW, { id: 'post-1', number: 3, created: 'post-1' })).toEqual({
    id: NEW,
    number: 4,
  });
  expect(isCreatedHere({ id: NEW, number: 4 })).toBe(true);
});

it('the editor stays while its id does', () => {
  const editor = { id: 'post-1', number: 3 };
  expect(editorFor('post-1', editor)).toBe(editor);
});
