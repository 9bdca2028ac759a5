import { ENTRY_SORTS, RELATIONS, type Relation } from '../../../src/features/conflicts/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/** Search parameters of the conflict list: filters, order, cursor, and whether the dialog for a new entry is open. */
export type EntrySearch = ListSearch & {
  relation?: Relation | undefined;
  sort?: Sort<(typeof ENTRY_SORTS)[number]> | undefined;
  new?: 1 | undefined;
};

const VALUES = RELATIONS.map(({ value }) => value);

export const readEntrySearch = (search: Record<string, unknown>): EntrySearch =>
  readListSearch(search, {
    relation: oneOf(VALUES, search.relation),
    sort: oneOf(sortsOf(ENTRY_SORTS), search.sort),
    new: String(search.new) === '1' ? (1 as const) : undefined,
  });
