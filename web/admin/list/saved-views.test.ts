import { expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from './list-layout.ts';
import {
  deleteView,
  findView,
  isSameView,
  readViews,
  renameView,
  type SavedView,
  saveView,
} from './saved-views.ts';

const view = (name: string, search = {}): SavedView => ({ name, search, layout: DEFAULT_LAYOUT });
const VIEWS = [view('New'), view('Divorce', { practiceArea: 'divorce' })];

it('adds a view, and replaces one of the same name in any case', () => {
  expect(saveView(VIEWS, view('Old')).map(({ name }) => name)).toEqual(['New', 'Divorce', 'Old']);
  const replaced = saveView(VIEWS, view('new', { status: 'new' }));
  expect(replaced).toEqual([view('new', { status: 'new' }), VIEWS[1]]);
});

it('renames and deletes one view', () => {
  expect(renameView(VIEWS, 'New', 'Unread').map(({ name }) => name)).toEqual(['Unread', 'Divorce']);
  expect(deleteView(VIEWS, 'New')).toEqual([VIEWS[1]]);
  expect(findView(VIEWS, 'DIVORCE')).toBe(VIEWS[1]);
});

it('compares views without regard to the order of the filters and to empty ones', () => {
  const one = { search: { q: 'condo', status: 'new' }, layout: DEFAULT_LAYOUT };
  const other = { search: { status: 'new', q: 'condo', sort: undefined }, layout: DEFAULT_LAYOUT };
  expect(isSameView([], one, other)).toBe(true);
  expect(isSameView([], one, { ...other, search: { q: 'condo' } })).toBe(false);
});

it('reads stored views and leaves out what is invalid', () => {
  expect(readViews(JSON.parse(JSON.stringify(VIEWS)))).toEqual(VIEWS);
  expect(readViews({})).toEqual([]);
  expect(readViews([null, { name: '' }, { name: 'Odd', search: { q: 1 } }])).toEqual([view('Odd')]);
});
