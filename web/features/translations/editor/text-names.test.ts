import { expect, it } from 'vitest';
import { grouped, groupName, textName } from './text-names.ts';

it.each([
  ['heading', 'Heading'],
  ['blocks.3.html', 'Text'],
  ['blocks.3.items.1.answer', 'Answer 2'],
  ['memberships.0', 'Memberships 1'],
  ['otherPlaces.1.text', 'Text 2'],
  ['footNote', 'Foot note'],
])('names %s', (path, name) => {
  expect(textName(path)).toBe(name);
});

it('names the block that a text is in', () => {
  expect(groupName({ path: 'blocks.2.items.0.answer', kind: 'questions' })).toBe(
    'Block 3: Questions',
  );
  expect(groupName({ path: 'blocks.2.heading', kind: 'unheard-of' })).toBe('Block 3');
  expect(groupName({ path: 'heading', kind: null })).toBeNull();
});

it('groups the texts by their blocks, in order', () => {
  const texts = ['heading', 'lead', 'blocks.0.heading', 'blocks.0.html', 'blocks.1.html'].map(
    (path) => ({ path, kind: path.startsWith('blocks') ? 'text' : null }),
  );
  expect(
    grouped(texts).map((group) => [group.name, group.texts.map(({ index }) => index)]),
  ).toEqual([
    [null, [0, 1]],
    ['Block 1: Text', [2, 3]],
    ['Block 2: Text', [4]],
  ]);
});
