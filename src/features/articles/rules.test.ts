import { describe, expect, it } from 'vitest';
import { numberedSlug, slugOf } from '../../platform/text/slug-rules.ts';
import { articleStatus, cutExcerpt, splitAtFound } from './rules.ts';

describe('cutExcerpt', () => {
  it('returns up to 200 characters unchanged', () => {
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

describe('slugOf', () => {
  it.each([
    ['What happens to the house?', 'what-happens-to-the-house'],
    ['  A -- B  -  C ', 'a-b-c'],
    ['Straße, Ærø & Łódź', 'strasse-aero-lodz'],
    ['Créer un trust à São Paulo', 'creer-un-trust-a-sao-paulo'],
    ['Widow\u2019s share\u2014and yours', 'widows-share-and-yours'],
    ['ﬁling in 2031', 'filing-in-2031'],
    ['snake_case.html', 'snakecasehtml'],
    ['離婚', ''],
    ['- -', ''],
    ['../../etc', 'etc'],
  ])('%s becomes %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
    expect(slugOf(slug)).toBe(slug);
  });

  it('is limited in length and does not end with a hyphen', () => {
    expect(slugOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
    expect(slugOf('word '.repeat(100))).toHaveLength(119);
  });
});

it('numberedSlug counts on from 2', () => {
  expect([1, 2, 10].map((number) => numberedSlug('a', number))).toEqual(['a', 'a-2', 'a-10']);
});

it.each([
  ['draft', false, null],
  ['draft', true, null],
  ['published', true, '2031-03-10T14:00:00Z'],
  ['scheduled', true, '2031-03-10T14:00:01Z'],
])('an article is %s', (status, isPublished, publishedAt) => {
  expect(articleStatus({ isPublished, publishedAt }, new Date('2031-03-10T14:00:00Z'))).toBe(
    status,
  );
});
