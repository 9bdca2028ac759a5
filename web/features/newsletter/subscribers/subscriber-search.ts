import { SUBSCRIBER_SORTS } from '../../../../src/features/newsletter/subscribers/rules.ts';
import { type Sort, sortsOf } from '../../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../../admin/list-search.ts';

/** Search parameters of the subscribers page: search words, order and pagination cursor. */
export type SubscriberSearch = ListSearch & {
  sort?: Sort<(typeof SUBSCRIBER_SORTS)[number]> | undefined;
};

export const readSubscriberSearch = (search: Record<string, unknown>): SubscriberSearch =>
  readListSearch(search, { sort: oneOf(sortsOf(SUBSCRIBER_SORTS), search.sort) });
