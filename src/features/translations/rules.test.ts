import { expect, it } from 'vitest';
import { TRANSLATED_PATH, translationState } from './rules.ts';

const SAME = { changed: [], missing: [] };
const CHANGED = { changed: ['heading'], missing: [] };
const LACKING = { changed: [], missing: ['heading'] };

it.each([
  ['missing', undefined, SAME],
  ['published', { isPublished: true, savedBy: 'maren' }, SAME],
  ['draft', { isPublished: false, savedBy: 'maren' }, SAME],
  ['draft', { isPublished: false, savedBy: 'maren' }, LACKING],
  ['unconfirmed', { isPublished: true, savedBy: null }, SAME],
  ['unconfirmed', { isPublished: false, savedBy: null }, LACKING],
  ['outdated', { isPublished: true, savedBy: null }, LACKING],
  ['outdated', { isPublished: false, savedBy: 'maren' }, CHANGED],
] as const)('is %s', (state, translation, places) => {
  expect(translationState(translation, places)).toBe(state);
});

it('accepts addresses of small letters, digits and hyphens', () => {
  expect(TRANSLATED_PATH.test('/areas-de-practica/custodia')).toBe(true);
  for (const path of ['', '/', 'custodia', '/Custodia', '/a//b', '/a/', '/-a', '/año', '/a?b']) {
    expect(TRANSLATED_PATH.test(path), path).toBe(false);
  }
});
