import {
  TESTIMONIAL_SORTS,
  TESTIMONIAL_STATUSES,
  type TestimonialStatus,
} from '../../../src/features/testimonials/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/**
 * Search parameters of the testimonials page: filters, order, pagination cursor, and whether the dialog for a new one is open.
 */
export type TestimonialSearch = ListSearch & {
  status?: TestimonialStatus | undefined;
  sort?: Sort<(typeof TESTIMONIAL_SORTS)[number]> | undefined;
  new?: 1 | undefined;
};

export const readTestimonialSearch = (search: Record<string, unknown>): TestimonialSearch =>
  readListSearch(search, {
    status: oneOf(TESTIMONIAL_STATUSES, search.status),
    sort: oneOf(sortsOf(TESTIMONIAL_SORTS), search.sort),
    new: String(search.new) === '1' ? (1 as const) : undefined,
  });
