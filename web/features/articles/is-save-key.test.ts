import { expect, it } from 'vitest';
import { isSaveKey } from './is-save-key.ts';

const plain = { key: 's', ctrlKey: false, metaKey: false };

it('accepts Ctrl+S and ⌘S, also with caps lock', () => {
  expect(isSaveKey({ ...plain, ctrlKey: true })).toBe(true);
  expect(isSaveKey({ ...plain, metaKey: true })).toBe(true);
  expect(isSaveKey({ ...plain, key: 'S', ctrlKey: true })).toBe(true);
});

it('rejects S without a modifier, and other keys', () => {
  expect(isSaveKey(plain)).toBe(false);
  expect(isSaveKey({ ...plain, key: 'd', ctrlKey: true })).toBe(false);
});
