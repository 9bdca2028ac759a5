import { textOf } from '../list-search.ts';
import type { EntrySearch } from './entry-section.tsx';

/** Search parameters of the page of practice areas and categories. */
export type EntriesSearch = EntrySearch & {
  tab?: 'categories' | undefined;
  cursor?: undefined;
};

export const readEntriesSearch = (search: Record<string, unknown>): EntriesSearch => ({
  tab: search.tab === 'categories' ? 'categories' : undefined,
  open: textOf(search.open),
  new: String(search.new) === '1' ? 1 : undefined,
});
