import {
  NEXT_STEP_FILTERS,
  type NextStepFilter,
  PEOPLE_SORTS,
} from '../../../src/features/people/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch, textOf } from '../../admin/list-search.ts';

/** Search parameters of the list of people: filters, order and pagination cursor. */
export type PeopleSearch = ListSearch & {
  tag?: string | undefined;
  /** The id of a user, or `none`. */
  owner?: string | undefined;
  next?: NextStepFilter | undefined;
  sort?: Sort<(typeof PEOPLE_SORTS)[number]> | undefined;
};

export const readPeopleSearch = (search: Record<string, unknown>): PeopleSearch =>
  readListSearch(search, {
    tag: textOf(search.tag),
    owner: textOf(search.owner),
    next: oneOf(NEXT_STEP_FILTERS, search.next),
    sort: oneOf(sortsOf(PEOPLE_SORTS), search.sort),
  });
