import {
  TESTIMONIAL_STATUSES,
  type TestimonialStatus,
} from '../../../src/features/testimonials/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/**
 * Search parameters of the testimonials page: filters, pagination cursor, and whether the dialog for a new one is open.
 */
export type TestimonialSearch = ListSearch & {
  status?: TestimonialStatus | undefined;
  new?: 1 | undefined;
};

export const readTestimonialSearch = (search: Record<string, unknown>): TestimonialSearch =>
  readListSearch(search, {
    status: oneOf(TESTIMONIAL_STATUSES, search.status),
    new: String(search.new) === '1' ? (1 as const) : undefined,
  });
