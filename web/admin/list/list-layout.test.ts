import { expect, it } from 'vitest';
import {
  arrangeColumns,
  DEFAULT_LAYOUT,
  isSameLayout,
  moveColumn,
  readLayout,
} from './list-layout.ts';

const IDS = ['select', 'sender', 'message', 'status'];

it.each([
  ['no order', [], IDS],
  [
    'an order',
    ['select', 'status', 'sender', 'message'],
    ['select', 'status', 'sender', 'message'],
  ],
  [
    'a column that is gone',
    ['select', 'fax', 'status', 'sender', 'message'],
    ['select', 'status', 'sender', 'message'],
  ],
  ['columns that are new', ['status', 'sender'], ['select', 'status', 'sender', 'message']],
])('arranges columns by %s', (_, order, expected) => {
  expect(arrangeColumns(IDS, order)).toEqual(expected);
});

it('moves a column by one place, and not beyond the ends', () => {
  expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
});

it.each([
  undefined,
  null,
  'text',
  { order: 'status', hidden: [1], isCompact: 'yes', pageSize: 1_000 },
])('reads %j as the default layout', (stored) => {
  expect(readLayout(stored)).toEqual(DEFAULT_LAYOUT);
});

it('reads what was stored', () => {
  const layout = { order: ['a', 'b'], hidden: ['b'], isCompact: true, pageSize: 50 };
  expect(readLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
});

it('compares layouts by what they show', () => {
  const usual = { ...DEFAULT_LAYOUT, order: IDS };
  expect(isSameLayout(IDS, usual, DEFAULT_LAYOUT)).toBe(true);
  expect(isSameLayout(IDS, { ...usual, hidden: ['fax'] }, DEFAULT_LAYOUT)).toBe(true);
  expect(isSameLayout(IDS, { ...usual, hidden: ['status'] }, DEFAULT_LAYOUT)).toBe(false);
  expect(isSameLayout(IDS, { ...usual, isCompact: true }, DEFAULT_LAYOUT)).toBe(false);
});
