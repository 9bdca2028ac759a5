import { ADDRESS_SORTS } from '../../../../src/features/probate/addresses/rules.ts';
import { type Sort, sortsOf } from '../../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../../admin/list-search.ts';

/** Search parameters of the list of addresses: search words, order and pagination cursor. */
export type AddressSearch = ListSearch & {
  sort?: Sort<(typeof ADDRESS_SORTS)[number]> | undefined;
};

export const readAddressSearch = (search: Record<string, unknown>): AddressSearch =>
  readListSearch(search, { sort: oneOf(sortsOf(ADDRESS_SORTS), search.sort) });
