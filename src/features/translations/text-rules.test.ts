import { expect, it } from 'vitest';
import { byPlace, comparePlaces, textsOf, withTexts } from './text-rules.ts';

const KEYS = new Set(['heading', 'html', 'text', 'languages']);
const PAGE = {
  heading: 'Custody',
  area: 'custody',
  lead: '',
  blocks: [
    { type: 'text', heading: null, anchor: 'first', html: '<p>One</p>' },
    { type: 'list', heading: 'What helps', items: [{ text: 'A calendar' }, { text: ' ' }] },
  ],
  languages: ['English', 'Spanish'],
};

it('finds the texts for readers, and leaves addresses, kinds and empty texts', () => {
  expect(textsOf(PAGE, KEYS)).toEqual([
    { path: 'heading', text: 'Custody' },
    { path: 'blocks.0.html', text: '<p>One</p>' },
    { path: 'blocks.1.heading', text: 'What helps' },
    { path: 'blocks.1.items.0.text', text: 'A calendar' },
    { path: 'languages.0', text: 'English' },
    { path: 'languages.1', text: 'Spanish' },
  ]);
});

it('replaces texts by their places, and nothing else', () => {
  const texts = { heading: 'Custodia', 'blocks.1.items.0.text': 'Un calendario', area: 'x' };
  const { area, ...others } = texts;
  expect(area).toBe('x');
  const updatedAt = new Date(0);
  expect(withTexts({ ...PAGE, updatedAt }, others)).toEqual({
    updatedAt,
    ...PAGE,
    heading: 'Custodia',
    blocks: [
      PAGE.blocks[0],
      { type: 'list', heading: 'What helps', items: [{ text: 'Un calendario' }, { text: ' ' }] },
    ],
  });
});

it('names the places whose original has changed or is new', () => {
  const source = byPlace(textsOf(PAGE, KEYS));
  expect(comparePlaces(textsOf(PAGE, KEYS), source)).toEqual({ changed: [], missing: [] });
  const changed = {
    ...PAGE,
    heading: 'Custody and visits',
    languages: [...PAGE.languages, 'Farsi'],
  };
  expect(comparePlaces(textsOf(changed, KEYS), source)).toEqual({
    changed: ['heading'],
    missing: ['languages.2'],
  });
  // Its translation is not shown any more either.
  expect(comparePlaces(textsOf({ ...PAGE, languages: [] }, KEYS), source)).toEqual({
    changed: [],
    missing: [],
  });
});
