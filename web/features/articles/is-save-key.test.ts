import { expect, it } from 'vitest';
import { isSaveKey } from './is-save-key.ts';

const plain = { key: 's', ctrlKey: false, metaKey: false };

it('Ctrl+S and ⌘S save, also with caps lock', () => {
  expect(isSaveKey({ ...plain, ctrlKey: true })).toBe(true);
  expect(isSaveKey({ ...plain, metaKey: true })).toBe(true);
  expect(isSaveKey({ ...plain, key: 'S', ctrlKey: true })).toBe(true);
});

it('an s that is typed does not, nor does another key', () => {
  expect(isSaveKey(plain)).toBe(false);
  expect(isSaveKey({ ...plain, key: 'd', ctrlKey: true })).toBe(false);
});
