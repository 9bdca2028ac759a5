import { expect, it } from 'vitest';
import { runsOf, sectionsOf, sizeOf } from './sections.ts';

const BLOCKS = [
  { kind: 'title' as const, text: 'T' },
  { kind: 'text' as const, text: 'before' },
  { kind: 'heading' as const, text: '1. A' },
  { kind: 'text' as const, text: 'a' },
  { kind: 'item' as const, text: 'one' },
  { kind: 'item' as const, text: 'two' },
  { kind: 'heading' as const, text: '2. B' },
  { kind: 'text' as const, text: 'word '.repeat(600).trim() },
];

it('a document has a title and parts', () => {
  const { title, sections } = sectionsOf(BLOCKS);
  expect(title).toBe('T');
  expect(sections.map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
    [null, 1],
    ['1. A', 3],
    ['2. B', 1],
  ]);
  expect(runsOf(sections[1]?.blocks ?? [])).toEqual([
    { kind: 'text', texts: ['a'] },
    { kind: 'item', texts: ['one', 'two'] },
  ]);
});

it('a document takes some minutes to read', () => {
  expect(sizeOf(BLOCKS)).toEqual({ parts: 2, minutes: 3 });
  expect(sizeOf(BLOCKS.slice(0, 1)).minutes).toBe(1);
});
