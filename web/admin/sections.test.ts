import { expect, it } from 'vitest';
import { SECTIONS } from './sections.ts';

it('each section has a keyboard shortcut of its own', () => {
  const keys = SECTIONS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
