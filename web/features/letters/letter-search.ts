import {
  LETTER_SORTS,
  LETTER_STATUSES,
  type LetterStatus,
} from '../../../src/features/newsletter/letters/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/** Search parameters of the letters page: search words, status, order and pagination cursor. */
export type LetterSearch = ListSearch & {
  status?: LetterStatus | undefined;
  sort?: Sort<(typeof LETTER_SORTS)[number]> | undefined;
};

export const readLetterSearch = (search: Record<string, unknown>): LetterSearch =>
  readListSearch(search, {
    status: oneOf(LETTER_STATUSES, search.status),
    sort: oneOf(sortsOf(LETTER_SORTS), search.sort),
  });
