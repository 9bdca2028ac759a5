import { expect, it } from 'vitest';
import { freeSlug } from './free-slug.ts';

it.each([
  ['Inés O’Halloran', [], 'ines-ohalloran'],
  ['Ana Ruiz', ['ana-ruiz'], 'ana-ruiz-2'],
  ['Ana Ruiz', ['ana-ruiz', 'ana-ruiz-2', 'ana'], 'ana-ruiz-3'],
  ['李雷', [], 'attorney'],
  ['李雷', ['attorney'], 'attorney-2'],
  [`Ana ${'b'.repeat(65)} Cruz`, [], `ana-${'b'.repeat(65)}`],
])('%s beside %j has the slug %s', (name, taken, slug) => {
  expect(freeSlug(name, taken)).toBe(slug);
});
