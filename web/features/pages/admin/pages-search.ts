import { oneOf, textOf } from '../../../admin/list-search.ts';

export const PAGES_TABS = [
  { key: 'pages', title: 'Pages' },
  { key: 'menus', title: 'Navigation and footer' },
  { key: 'quick-exit', title: 'Quick exit' },
] as const;

export type PagesTab = (typeof PAGES_TABS)[number]['key'];

/** Search parameters of the list of pages: tab, search text, and whether the dialog for a new page is open. */
export type PagesSearch = {
  tab?: PagesTab | undefined;
  q?: string | undefined;
  new?: 1 | undefined;
  cursor?: undefined;
};

export const readPagesSearch = (search: Record<string, unknown>): PagesSearch => ({
  tab: oneOf(
    PAGES_TABS.map(({ key }) => key),
    search.tab,
  ),
  q: textOf(search.q)?.slice(0, 200),
  new: String(search.new) === '1' ? 1 : undefined,
});
