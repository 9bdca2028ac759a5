import { expect, it } from 'vitest';
import { FIGURES as DRAWN } from '../../../../web/ui/art/figures.ts';
import { FIGURES, isListKey, labelOfKey } from './rules.ts';

const AREAS = [{ key: 'family-law', label: 'Family Law' }];

it.each([
  ['family-law', 'Family Law'],
  ['gone', 'gone'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('the practice area %s reads %s', (key, label) => {
  expect(labelOfKey(AREAS, key)).toBe(label);
});

it('every drawing can be chosen, and every choice is drawn', () => {
  expect(FIGURES.map(({ value }) => value).sort()).toEqual(Object.keys(DRAWN).sort());
});

it.each([
  ['wage-claims', true],
  ['a1', true],
  ['', false],
  ['Wage', false],
  ['wage--claims', false],
  ['-wage', false],
  ['a'.repeat(61), false],
  [3, false],
])('whether %s has the form of a key: %s', (value, isKey) => {
  expect(isListKey(value)).toBe(isKey);
});
