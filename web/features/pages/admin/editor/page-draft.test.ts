import { expect, it } from 'vitest';
import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { draftOf, keyedBlock } from './page-draft.ts';

const TEXTS = { name: 'A', title: 'A', description: 'A', heading: 'A', lead: 'A', area: null };
const LIST = {
  type: 'list' as const,
  showWhen: null,
  heading: null,
  anchor: null,
  items: [
    { term: null, text: 'One' },
    { term: null, text: 'Two' },
  ],
};
const page = (change: Partial<AdminPage> = {}): AdminPage => ({
  id: 'a',
  path: '/a',
  kind: 'page',
  content: { ...TEXTS, blocks: [LIST] },
  draft: null,
  isPublished: true,
  publishAt: null,
  isPreset: false,
  createdAt: '2031-03-11T10:00:00.000Z',
  updatedAt: '2031-03-11T10:00:00.000Z',
  ...change,
});

it('the editor shows the draft rather than what is published', () => {
  const draft = { ...TEXTS, name: 'B', blocks: [] };
  expect(draftOf(page({ draft })).content.name).toBe('B');
});

it('blocks and items of a saved page keep their keys', () => {
  const before = draftOf(page());
  expect(draftOf(page(), before)).toEqual(before);
  const keys = before.content.blocks.flatMap((block) => [
    block.key,
    ...('items' in block ? block.items.map(({ key }) => key) : []),
  ]);
  expect(new Set(keys).size).toBe(3);
  expect(keyedBlock(LIST).key).not.toBe(keyedBlock(LIST).key);
});
