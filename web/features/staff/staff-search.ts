import {
  STAFF_SORTS,
  STAFF_STATUSES,
  type StaffStatus,
} from '../../../src/features/staff/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/** Search parameters of the staff page: filters, order and pagination cursor. */
export type StaffSearch = ListSearch & {
  status?: StaffStatus | undefined;
  sort?: Sort<(typeof STAFF_SORTS)[number]> | undefined;
};

export const readStaffSearch = (search: Record<string, unknown>): StaffSearch =>
  readListSearch(search, {
    status: oneOf(STAFF_STATUSES, search.status),
    sort: oneOf(sortsOf(STAFF_SORTS), search.sort),
  });
