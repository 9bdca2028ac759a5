import { STAFF_STATUSES, type StaffStatus } from '../../../src/features/staff/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/** Search parameters of the staff page: filters and pagination cursor. */
export type StaffSearch = ListSearch & { status?: StaffStatus | undefined };

export const readStaffSearch = (search: Record<string, unknown>): StaffSearch =>
  readListSearch(search, { status: oneOf(STAFF_STATUSES, search.status) });
