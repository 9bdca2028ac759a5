import {
  CATEGORIES,
  type Category,
} from '../../../src/features/themes/templates/template/rules.ts';

/** What the address of the screen says: which templates are shown, how, and from where the list goes on. */
export type ThemeSearch = {
  q?: string | undefined;
  category?: Category | undefined;
  /** The gallery unless given. */
  view?: 'list' | undefined;
  cursor?: string | undefined;
};

/** Reads an address; what is nonsense in it is left out. */
export function readThemeSearch(search: Record<string, unknown>): ThemeSearch {
  const { q, view, cursor } = search;
  const category = CATEGORIES.find((each) => each === search.category);
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(category && { category }),
    ...(view === 'list' && { view }),
    ...(typeof cursor === 'string' && { cursor }),
  };
}
