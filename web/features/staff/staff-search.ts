import { STAFF_STATUSES, type StaffStatus } from '../../../src/features/staff/rules.ts';

/** What the address of the list says: who is looked for, and where in the list. */
export type StaffSearch = {
  q?: string | undefined;
  status?: StaffStatus | undefined;
  cursor?: string | undefined;
};

/** Reads an address; what is nonsense in it is left out. */
export function readStaffSearch(search: Record<string, unknown>): StaffSearch {
  const { q, cursor } = search;
  const status = STAFF_STATUSES.find((each) => each === search.status);
  return {
    ...((typeof q === 'string' || typeof q === 'number') &&
      q !== '' && { q: `${q}`.slice(0, 200) }),
    ...(status && { status }),
    ...(typeof cursor === 'string' && { cursor }),
  };
}

export type OnSearch = (change: Partial<StaffSearch>, options?: { replace?: boolean }) => void;
