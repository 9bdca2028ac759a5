import { expect, it } from 'vitest';
import { blockText, changedParts } from './content-text.ts';

const LIST = {
  type: 'list' as const,
  showWhen: 'free_consultation' as const,
  heading: 'How we work',
  anchor: null,
  items: [{ term: 'Plain words.', text: 'No riddles.' }],
};
const content = (change: object = {}) => ({
  ...{ name: 'A', title: 'A', description: 'A', heading: 'A', lead: 'A', area: null },
  blocks: [LIST],
  ...change,
});

it('a block is its type, its condition and its texts, one in each line', () => {
  expect(blockText(LIST)).toBe(
    '[List, shown when: The first consultation is free]\nHow we work\nPlain words.\nNo riddles.',
  );
});

it('keys of the editor are no change, and changed texts are found', () => {
  expect(changedParts(content(), content({ blocks: [{ ...LIST, key: 'k1' }] }))).toEqual([]);
  const after = content({ lead: 'B', blocks: [{ ...LIST, heading: 'Our way' }] });
  expect(changedParts(content(), after).map(({ name }) => name)).toEqual([
    'Introduction',
    'Blocks',
  ]);
});
