import { withoutBlanks } from '../list-search.ts';
import { isSameLayout, type ListLayout, readLayout } from './list-layout.ts';

/** The search parameters that a view stores: filters and sort, without the page and the open row. */
export type ViewSearch = Readonly<Record<string, string | undefined>>;

/** A named view of a list, saved by a user. */
export type SavedView = { name: string; search: ViewSearch; layout: ListLayout };

/** Reads stored views; invalid ones are left out. */
export function readViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((view) => {
    const { name, search, layout } = (view ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || name === '') return [];
    return [{ name, search: readSearch(search), layout: readLayout(layout) }];
  });
}

const readSearch = (stored: unknown): ViewSearch =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isNamed = (name: string) => (view: SavedView) =>
  view.name.toLowerCase() === name.toLowerCase();

export const findView = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find(isNamed(name));

/** Adds a view, or replaces the one with the same name. */
export function saveView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return findView(views, view.name)
    ? views.map((each) => (isNamed(view.name)(each) ? view : each))
    : [...views, view];
}

export const renameView = (views: readonly SavedView[], from: string, to: string): SavedView[] =>
  views.map((view) => (view.name === from ? { ...view, name: to } : view));

export const deleteView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

/** Whether two views of a list with these columns show the same. */
export function isSameView(
  ids: readonly string[],
  one: Omit<SavedView, 'name'>,
  other: Omit<SavedView, 'name'>,
): boolean {
  return (
    essenceOf(one.search) === essenceOf(other.search) && isSameLayout(ids, one.layout, other.layout)
  );
}

const essenceOf = (search: ViewSearch) =>
  JSON.stringify(Object.entries(withoutBlanks(search)).sort());
