import { expect, it } from 'vitest';
import { blockOf, fieldId, fieldName } from './field-names.ts';
import { keyedBlock, type PageDraft } from './page-draft.ts';

const PAGE: PageDraft = {
  path: '/a',
  content: {
    ...{ name: 'A', title: 'A', description: 'A', heading: 'A', lead: 'A', area: null },
    blocks: [keyedBlock({ type: 'people', showWhen: null, heading: 'Who you will meet' })],
  },
};

it.each([
  ['path', 'Path', undefined],
  ['content.lead', 'Introduction', undefined],
  ['content.blocks.0.heading', 'Block 1, Attorneys: Heading', 0],
  ['content.blocks.7.items.2.answer', 'Block 8, item 3: Answer', 7],
])('%s is the field %s', (path, name, block) => {
  expect(fieldName(path, PAGE)).toBe(name);
  expect(blockOf(path)).toBe(block);
});

it('the id of a field has no dots, so that it can be a fragment', () => {
  expect(fieldId('content.blocks.0.heading')).toBe('page-content-blocks-0-heading');
});
