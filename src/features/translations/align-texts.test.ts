import { expect, it } from 'vitest';
import { alignTexts } from './align-texts.ts';

const SOURCE = { heading: 'Custody', 'blocks.0.html': 'One', 'blocks.1.html': 'Two' };
const SPANISH = { heading: 'Custodia', 'blocks.0.html': 'Uno', 'blocks.1.html': 'Dos' };

const align = (original: Record<string, string>, source: Record<string, string> = SOURCE) =>
  alignTexts(
    Object.entries(original).map(([path, text]) => ({ path, text })),
    source,
    SPANISH,
  ).map(({ path, translation, before }) => [path, translation, before]);

it('finds texts at their places', () => {
  expect(align(SOURCE)).toEqual([
    ['heading', 'Custodia', null],
    ['blocks.0.html', 'Uno', null],
    ['blocks.1.html', 'Dos', null],
  ]);
});

it('follows texts that moved because a block was inserted before them', () => {
  const original = { 'blocks.0.html': 'New', 'blocks.1.html': 'One', 'blocks.2.html': 'Two' };
  expect(align(original)).toEqual([
    ['blocks.0.html', '', null],
    ['blocks.1.html', 'Uno', null],
    ['blocks.2.html', 'Dos', null],
  ]);
});

it('keeps the translation of a text that was rewritten, with what it said before', () => {
  expect(align({ ...SOURCE, 'blocks.1.html': 'Two and a half' })).toEqual([
    ['heading', 'Custodia', null],
    ['blocks.0.html', 'Uno', null],
    ['blocks.1.html', 'Dos', 'Two'],
  ]);
});

it('does not take a text of another field, nor the original of a text without translation', () => {
  expect(align({ lead: 'Custody', heading: 'Care' })).toEqual([
    ['lead', '', null],
    ['heading', 'Custodia', 'Custody'],
  ]);
  expect(align({ heading: 'Custody' }, {})).toEqual([['heading', '', null]]);
});
