import { describe, expect, it } from 'vitest';
import { articleCategoryLabel, cutExcerpt, splitAtFound } from './rules.ts';

it.each([
  ['family-law', 'Family Law'],
  ['gone', 'gone'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('the category %s reads %s', (category, label) => {
  expect(articleCategoryLabel(category)).toBe(label);
});

describe('cutExcerpt', () => {
  it('leaves up to 200 characters alone', () => {
    expect(cutExcerpt('a'.repeat(200))).toBe('a'.repeat(200));
  });

  it('cuts at the end of a word', () => {
    const text = `${'word '.repeat(39)}incomprehensibilities and more`;
    expect(cutExcerpt(text)).toBe(`${'word '.repeat(39).trim()}…`);
  });

  it('keeps a word that ends exactly there', () => {
    expect(cutExcerpt(`${'a'.repeat(100)} ${'b'.repeat(99)} more`)).toBe(
      `${'a'.repeat(100)} ${'b'.repeat(99)}…`,
    );
  });

  it('never cuts a character in two', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cutExcerpt(family.repeat(201))).toBe(`${family.repeat(200)}…`);
  });
});

it('splits a text at what was found', () => {
  expect(splitAtFound('A \uE000living\uE001 trust')).toEqual([
    { text: 'A ', isFound: false },
    { text: 'living', isFound: true },
    { text: ' trust', isFound: false },
  ]);
  expect(splitAtFound('')).toEqual([]);
});
