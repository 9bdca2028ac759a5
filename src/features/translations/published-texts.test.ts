import { expect, it } from 'vitest';
import { inPublished, publishedTexts } from './published-texts.ts';

const textKeys = new Set(['text']);
const facts = { textKeys, outdated: 'drop' } as const;

const MENU = {
  links: [
    { href: '/a', text: 'Fees' },
    { href: '/b', text: 'Team' },
  ],
};
const PUBLISHED = {
  content: {
    links: [
      { href: '/a', text: 'Honorarios' },
      { href: '/b', text: 'Equipo' },
    ],
  },
  source: { 'links.0.text': 'Fees', 'links.1.text': 'Team' },
};

it('replaces texts, and nothing without a translation', () => {
  expect(inPublished(MENU, PUBLISHED, facts)).toEqual(PUBLISHED.content);
  expect(inPublished(MENU, undefined, facts)).toBe(MENU);
});

it('finds texts that have moved, and leaves new ones as they are', () => {
  const links = [{ href: '/c', text: 'News' }, ...MENU.links.toReversed()];
  expect(inPublished({ links }, PUBLISHED, facts)).toEqual({
    links: [
      { href: '/c', text: 'News' },
      { href: '/b', text: 'Equipo' },
      { href: '/a', text: 'Honorarios' },
    ],
  });
});

it('keeps an outdated text only if that is asked for', () => {
  const links = [{ href: '/a', text: 'Our fees' }];
  expect(publishedTexts({ links }, PUBLISHED, facts)).toEqual({});
  expect(publishedTexts({ links }, PUBLISHED, { textKeys, outdated: 'keep' })).toEqual({
    'links.0.text': 'Honorarios',
  });
});
