import { expect, it } from 'vitest';
import { blockSchema } from '../../../../../src/features/pages/blocks/schema.ts';
import { BLOCK_LABELS, blankBlock, blankItem } from './block-types.ts';
import { BLOCK_FIELDS, ITEM_FIELDS } from './field-specs.ts';

const TYPES = blockSchema.options.map(({ shape }) => shape.type.value);

/** Fields without a spec of their own: the type is chosen in the menu, the picture in the drawing's field. */
const ELSEWHERE = ['type', 'showWhen', 'items', 'pictureId'];

it.each(TYPES)('the form of %s has each field of its schema', (type) => {
  const option = blockSchema.options.find(({ shape }) => shape.type.value === type);
  const keys = Object.keys(option?.shape ?? {}).filter((key) => !ELSEWHERE.includes(key));
  expect(BLOCK_FIELDS[type].map(({ name }) => name).toSorted()).toEqual(keys.toSorted());
  expect(BLOCK_LABELS[type]).toBeTruthy();
  expect(Object.keys(blankBlock(type))).toEqual(expect.arrayContaining(keys));
});

it.each(Object.keys(ITEM_FIELDS) as (keyof typeof ITEM_FIELDS)[])(
  'the form of an item of %s has each of its fields',
  (type) => {
    const names = ITEM_FIELDS[type].fields.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(blankItem(type)).toSorted());
  },
);
