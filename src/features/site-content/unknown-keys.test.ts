import { expect, it } from 'vitest';
import { findUnknownKey } from './unknown-keys.ts';

const KNOWN = { version: 1, pages: [{ path: '/', content: { blocks: [] } }], theme: null };

it.each([
  [{ version: 1, pages: [{ path: '/' }], theme: null }, undefined],
  [{ version: 1, colour: 'red' }, 'colour'],
  [{ pages: [{ path: '/', contents: {} }] }, 'pages.0.contents'],
  [{ pages: [{ content: { blocks: [], blcoks: [] } }] }, 'pages.0.content.blcoks'],
  [{ theme: { name: 'x' } }, undefined],
])('finds the unknown key of %j: %s', (given, path) => {
  expect(findUnknownKey(given, KNOWN)).toBe(path);
});
